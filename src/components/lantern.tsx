export const Lantern = () => (
  <svg viewBox="0 0 36 36" aria-hidden>
    <path d="M18 2 34 18 18 34 2 18Z" fill="none" stroke="var(--form)" strokeWidth="2.5" />
  </svg>
);
