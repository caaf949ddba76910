import { benchPackage } from './bench-package.ts';
import type { Profile } from './profiles.ts';
import type { Figures } from './report.ts';

/** The part of Lighthouse that is read here; its own types come only with `npm ci --prefix bench`. */
type Figured = Record<string, { score?: number | null; numericValue?: number }>;
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: { categories: Figured; audits: Figured } }>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift'];

/** Lighthouse's scores (0 to 100) and audit values (ms; the layout shift has no unit) of a page, throttled like all else here. */
export async function lighthouseOf(address: string, { viewport, network, slower }: Profile, port: number): Promise<Figures> {
  const lighthouse = await benchPackage<Lighthouse>('lighthouse');
  const { hasTouch: _, isMobile: mobile, ...size } = viewport;
  const kilobits = (bytes: number) => (bytes * 8) / 1000;
  const { lhr } = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    formFactor: mobile ? 'mobile' : 'desktop',
    screenEmulation: { mobile, ...size },
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: network.latency,
      downloadThroughputKbps: kilobits(network.download),
      uploadThroughputKbps: kilobits(network.upload),
      cpuSlowdownMultiplier: slower,
    },
  });
  const figures = [
    ...categories.map((id) => [id, lhr.categories[id]?.score, 100] as const),
    ...audits.map((id) => [id, lhr.audits[id]?.numericValue, 1] as const),
  ].map(([id, value, times]) => {
    // Lighthouse gives no number for what it could not measure; 0 would be the best value of most audits.
    if (typeof value !== 'number') throw new Error(`Lighthouse could not measure ${id}`);
    return [id, value * times];
  });
  return Object.fromEntries(figures) as Figures;
}
