export const Chop = (_: { english: string; chinese: string }) => (
  <svg viewBox="0 0 112 112" aria-hidden>
    <circle cx="56" cy="56" r="50" fill="none" stroke="var(--red)" strokeWidth="2" />
  </svg>
);
