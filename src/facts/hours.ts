export type OpeningHours = Record<string, { days: readonly number[]; opens: number; closes: number }>;

/** Opening hours in Hong Kong (section 9), as minutes after midnight; days as in Date#getUTCDay. */
export const openingHours = {
  weekdays: { days: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 18 * 60 },
  saturday: { days: [6], opens: 9 * 60, closes: 13 * 60 },
} as const satisfies OpeningHours;
