/** A part of a whole as a CSS percentage with at most one decimal: `percent(1, 3)` is `33.3%`. */
export const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
