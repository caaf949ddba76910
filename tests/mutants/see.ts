import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedPage } from '../../src/render/render.tsx';
import { wholeNumber } from '../../tools/whole-number.ts';
import { edited, type Edit } from './edit.ts';
import { suiteFolders } from './suite.ts';

/** One thing made wrong in a file of the project, as it is loaded and never as it lies on the disk. */
export interface Fault extends Edit {
  /** From the root of the project. */
  file: string;
  /** In words, what is wrong with it. */
  what: string;
}

/** One thing made wrong in a page as it is rendered. */
export interface PageFault extends Edit {
  address: string;
  what: string;
}

/** These make the site wrong themselves, to see what a build does then. Loaded with a fault, they would see their own. */
const without = /language-weight|failed-page|dead-copy|typed-words/;

/** The test files, with how many faults of the kind each has seen in how many milliseconds. The best ratio comes first. */
const suite = globSync(`tests/{${suiteFolders.join()}}/**/*.test.ts`).sort();
const files = suite.filter((file) => !without.test(file)).map((file) => ({ file, seen: 1, ms: 1 }));

/** Which test file saw the last fault in a file or a page: likely the next one there too. */
const lastIn = new Map<string, (typeof files)[number]>();

/** The first test that fails; undefined where the whole suite passes. */
async function firstFailingTest(place: string): Promise<string | undefined> {
  const unloaded: string[] = [];
  files.sort((one, other) => other.seen / other.ms - one.seen / one.ms);
  for (const asked of new Set([lastIn.get(place) ?? files[0]!, ...files])) {
    asked.ms -= performance.now();
    // Loaded anew, since a test may have reset all modules: the next test file would find another.
    const { firstFailure } = await import('./collected.ts');
    const failure = await firstFailure(() => import(/* @vite-ignore */ `/${asked.file}`)).catch((error: Error) => {
      unloaded.push(`${asked.file}: ${error.message}`);
      return null;
    });
    asked.ms += performance.now();
    if (failure === null) continue;
    asked.seen += 1;
    lastIn.set(place, asked);
    return `${asked.file}: ${failure}`;
  }
  // A fault that keeps test files from loading still has to be seen by a test.
  if (unloaded.length) console.warn(`${unloaded.length} test files could not be loaded. ${unloaded[0]}`);
  return undefined;
}

const readLocales = '/tools/check/read-locales.ts';
const renderer = '/src/render/site.ts';
const globals = globalThis as { planted?: { file: string; text: string } | null };

/** Plants the fault in the file however it is loaded: as code, as data or as text. */
function plantInFile({ file, what, ...edit }: Fault): void {
  const sound = readFileSync(file, 'utf8');
  const text = edited(sound, edit);
  if (text === sound) throw new Error(`${what}: it changes nothing`);
  vi.doMock(`/${file}?raw`, () => ({ default: text }));
  // Style sheets are read by tests/read-text.ts.
  globals.planted = { file, text };
  if (/\.tsx?$/.test(file)) {
    const { start, end, by } = edit;
    vi.doMock(`/${file}`, () => import(/* @vite-ignore */ `/${file}?edited=${start}-${end}-${Buffer.from(by).toString('hex')}`));
  }
  if (file.endsWith('.json')) {
    vi.doMock(`/${file}`, () => ({ default: JSON.parse(text) as unknown }));
    vi.doMock(readLocales, async (original) => {
      const module = await original<typeof import('../../tools/check/read-locales.ts')>();
      return { ...module, readLocales: (root: string) => new Map(module.readLocales(root)).set(file.replace('locales/', ''), text) };
    });
  }
}

/** The pages without a fault, by their address: rendered once. */
const pages = new Map<string, RenderedPage>();

function plantInPage({ address: faulty, ...edit }: PageFault): void {
  vi.doMock(renderer, async (original) => {
    const site = await original<typeof import('../../src/render/site.ts')>();
    const renderAddress: typeof site.renderAddress = async (address, assets) => {
      const page = pages.get(address) ?? (await site.renderAddress(address, assets));
      pages.set(address, page);
      return address === faulty ? { ...page, html: edited(page.html, edit) } : page;
    };
    return { ...site, renderAddress };
  });
}

/** `EVERY=10` plants only each tenth fault of every kind. */
const every = wholeNumber('EVERY', process.env.EVERY ?? '1');

/** Runs the suite with the fault. Gives the first test that fails; undefined where all pass. */
export async function seen(fault: Fault | PageFault): Promise<string | undefined> {
  vi.resetModules();
  if ('address' in fault) plantInPage(fault);
  else plantInFile(fault);
  try {
    return await firstFailingTest('address' in fault ? fault.address : fault.file);
  } finally {
    globals.planted = null;
    const mocked = 'address' in fault ? [renderer] : [`/${fault.file}`, `/${fault.file}?raw`, readLocales];
    for (const path of mocked) vi.doUnmock(path);
  }
}

let soundSuite: Promise<string | undefined> | undefined;

/** The first test that fails without a fault: none should. */
const sound = () => (soundSuite ??= firstFailingTest(''));

/** Plants each fault of a kind in turn, as a test of its own that fails where no test of the suite does. */
export function plant(kind: string, faults: readonly (Fault | PageFault)[]): void {
  describe(`${kind}: ${faults.length} faults`, () => {
    it('are found to plant', () => expect(faults.length).toBeGreaterThan(0));

    // Otherwise a test that fails only under this harness would see every fault.
    it('would not be seen if nothing were planted', async () => expect(await sound()).toBeUndefined());

    const planted = faults.filter((_, index) => index % every === 0).map((fault) => [fault.what, fault] as const);
    it.for(planted)('%s', async ([, fault], { annotate }) => {
      const by = await seen(fault);
      expect(by, 'the test that sees it').toBeDefined();
      await annotate(by!);
    });
  });
}
