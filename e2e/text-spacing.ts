/** The style sheet of a visitor who needs space in texts (WCAG 2.2, 1.4.12). */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
