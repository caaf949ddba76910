/** The sizes of the design, each a CSS custom property of its name (`--step-lead`, `--space-4`). */
export const tokens = {
  /** Font sizes; those that differ by script are in type.css. */
  'step-lead': '1.1875rem',
  'step-text': '1rem',
  'step-small': '0.9375rem',
  'step-code': '1.0625rem',
  /** Large numbers in fields. */
  'step-figure': 'clamp(2.25rem, 1.9rem + 1.2vw, 2.75rem)',
  'step-fact': '1.5rem',
  'space-half': '0.25rem',
  'space-1': '0.5rem',
  'space-2': '1rem',
  'space-3': '1.5rem',
  'space-4': '2rem',
  'cell-inline': '1.25rem',
  /** The height of the header, and the minimum height of a touch target (WCAG 2.5.5). */
  'header-height': '3.5rem',
  target: '2.75rem',
  hair: '1px solid var(--rule)',
  frame: '2px solid var(--form)',
} as const;
