import { results, type Result } from './report.ts';

const written = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)).replace(/\.0+$/, '');

function cell(figure: string, site: string, limit: string, result?: Result) {
  if (!result) return '';
  // A lost tap counts each time.
  if (figure.includes('lost')) return `${result.values.filter(Boolean).length} of ${result.values.length}`;
  return written(result.median) + (site === limit || !result.ratio ? '' : ` (×${result.ratio.toFixed(1)})`);
}

/** A table of Markdown, as wide as it must be: it is read on the console too. */
export function table(profile: string, figures: Record<string, Record<string, number[]>>, sites: readonly string[], limit: string): string {
  const rows = Object.entries(figures)
    // Kinds of which nobody sends any.
    .filter(([figure, bySite]) => !figure.endsWith(', kB') || Object.values(bySite).flat().some(Boolean))
    .map(([figure, bySite]) => [figure].concat(sites.map((site) => cell(figure, site, limit, results(bySite, limit)[site]))));
  const all = [[profile, ...sites], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = all.map(
    (row) => `| ${row.map((text, column) => (column ? text.padStart(widths[column]!) : text.padEnd(widths[column]!))).join(' | ')} |`,
  );
  return [
    lines[0],
    `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`,
    ...lines.slice(1),
  ].join('\n');
}
