/** Measured values of one visit, by name. */
export type Figures = Record<string, number>;
/** All measured values by profile, figure and site: one value per round. */
export type Samples = Record<string, Record<string, Record<string, number[]>>>;

export function add(samples: Samples, profile: string, site: string, scene: string, figures: Figures) {
  for (const [name, value] of Object.entries(figures)) (((samples[profile] ??= {})[`${scene}: ${name}`] ??= {})[site] ??= []).push(value);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const written = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)).replace(/\.0+$/, '');

/** The median, and in brackets its ratio to the first site's; for lost taps, in how many rounds the tap was lost. */
function cell(figure: string, values: number[] | undefined, first: number[] | undefined) {
  if (!values) return '';
  if (figure.includes('lost')) return `${values.filter(Boolean).length} of ${values.length}`;
  const least = values === first || !first ? 0 : median(first);
  return written(median(values)) + (least ? ` (×${(median(values) / least).toFixed(2)})` : '');
}

/** A table of Markdown, as wide as it must be: it is read on the console too. */
export function table(profile: string, figures: Samples[string], sites: readonly string[]): string {
  const rows = Object.entries(figures)
    // Leaves out kinds of files that no site sends.
    .filter(([figure, bySite]) => !figure.endsWith(', kB') || Object.values(bySite).flat().some(Boolean))
    .map(([figure, bySite]) => [figure].concat(sites.map((site) => cell(figure, bySite[site], bySite[sites[0]!]))));
  const all = [[profile, ...sites], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const [head, ...lines] = all.map(
    (row) => `| ${row.map((text, column) => (column ? text.padStart(widths[column]!) : text.padEnd(widths[column]!))).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => `${'-'.repeat(width - 1)}:`).join(' | ')} |`, ...lines].join('\n');
}
