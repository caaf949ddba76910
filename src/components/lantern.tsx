/** The site's logo: a paper lantern in the diamond of a shipping mark. */
export function Lantern() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden>
      <path d="M18 1.5 34.5 18 18 34.5 1.5 18Z" fill="none" stroke="var(--form)" strokeWidth="2.5" />
      <path d="M15.5 9.5h5v2h-5zM18 7v3M15.5 24h5v1.5h-5zM18 25v4.5" fill="var(--red)" stroke="var(--red)" strokeWidth="1.25" />
      <path d="M14.5 11.5h7q3.5 2.6 3.5 6.3t-3.5 6.2h-7Q11 21.5 11 17.8t3.5-6.3Z" fill="var(--red)" />
      <path d="M18 11.5v12.5M14.8 11.8q-1.8 6 0 12M21.2 11.8q1.8 6 0 12" fill="none" stroke="var(--paper)" strokeWidth="1" />
    </svg>
  );
}
