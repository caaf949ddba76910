/** The design in numbers, each a CSS variable of its name (`--step-hero`, `--space-4`). */
export const tokens = {
  /** Type, fluid between a phone and a desk. What Chinese sets otherwise stands in base.css, for all languages. */
  'step-lead': 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  'step-card': '1.25rem',
  'step-text': '1.0625rem',
  'step-small': '0.9375rem',
  'step-label': '0.8125rem',
  /** Space in steps of 8 px, and half of one. */
  'space-half': '0.25rem',
  'space-1': '0.5rem',
  'space-2': '1rem',
  'space-3': '1.5rem',
  'space-4': '2rem',
  'space-6': '3rem',
  'section-gap': 'clamp(3.5rem, 2.4rem + 4.6vw, 7rem)',
  gutter: 'clamp(1.125rem, 0.6rem + 2.4vw, 2.5rem)',
  'column-gap': 'clamp(2rem, 4vw, 4rem)',
  'card-padding': 'clamp(1.25rem, 1rem + 1vw, 2rem)',
  radius: '2px',
  /** Height of the header, and of the least target for a finger. */
  'header-height': '4.25rem',
  target: '2.75rem',
  quick: '160ms ease-out',
  hair: '1px solid var(--rule)',
} as const;
