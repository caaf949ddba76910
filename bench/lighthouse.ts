import lighthouse from 'lighthouse';
import type { Profile } from './profiles.ts';
import type { Figures } from './report.ts';

const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;
const audits = {
  'first-contentful-paint': 'FCP, ms',
  'largest-contentful-paint': 'LCP, ms',
  'speed-index': 'speed index, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/** What Lighthouse says of the page at the address, of 100, on the same line and the same processor as all else here. */
export async function lighthouseOf(address: string, { context, network, slower }: Profile, port: number): Promise<Figures> {
  const kilobits = (bytes: number) => (bytes * 8) / 1000;
  const mobile = !!context.isMobile;
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    formFactor: mobile ? 'mobile' : 'desktop',
    screenEmulation: { mobile, ...context.viewport!, deviceScaleFactor: context.deviceScaleFactor ?? 1 },
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: network.latency,
      downloadThroughputKbps: kilobits(network.downloadThroughput),
      uploadThroughputKbps: kilobits(network.uploadThroughput),
      cpuSlowdownMultiplier: slower,
    },
  });
  const { lhr } = result!;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return Object.fromEntries([
    ...Object.entries(categories).map(([id, name]) => [name, measured(id, lhr.categories[id]!.score) * 100]),
    ...Object.entries(audits).map(([id, name]) => [name, measured(id, lhr.audits[id]!.numericValue)]),
  ]) as Figures;
}

/** Lighthouse gives nothing for what it could not measure: as a zero it would be the best value of most. */
function measured(id: string, value: number | null | undefined): number {
  if (typeof value !== 'number') throw new Error(`Lighthouse could not measure ${id}`);
  return value;
}
