/** The picture beside a link to the site where somebody sends one: its name in `dist/`, and its measure in pixels. */
export const preview = { file: 'preview.png', width: 1200, height: 630 } as const;
