/** What one visit tells. */
export type Figures = Record<string, number>;

/** All that was seen, by profile, figure and site: one value a round. */
export type Samples = Record<string, Record<string, Record<string, number[]>>>;

export function add(samples: Samples, profile: string, site: string, scene: string, figures: Figures) {
  for (const [name, value] of Object.entries(figures)) (((samples[profile] ??= {})[`${scene}: ${name}`] ??= {})[site] ??= []).push(value);
}

export interface Result {
  median: number;
  /** To the limit's median; none where that is nothing. */
  ratio?: number;
  values: number[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function results(bySite: Record<string, number[]>, limit: string): Record<string, Result> {
  const least = bySite[limit] ? median(bySite[limit]) : 0;
  const result = (values: number[]): Result => ({ median: median(values), ...(least && { ratio: median(values) / least }), values });
  return Object.fromEntries(Object.entries(bySite).map(([site, values]) => [site, result(values)]));
}
