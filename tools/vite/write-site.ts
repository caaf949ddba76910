import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger, Rollup } from 'vite';
import { finish } from '../../deploy/finish.ts';
import type { SiteAssets } from '../../src/render/site.ts';
import { readCompany, samplesLine } from '../check/check-company.ts';
import { checkPages } from '../check/check-pages.ts';
import { refuse } from '../check/fault.ts';
import { keysOf, readLocales } from '../check/read-locales.ts';
import { translationLines } from '../translation/report.ts';

interface Bundled {
  /** The project's folder. */
  root: string;
  /** The output folder, which already has the client's files. */
  outDir: string;
  /** The bundled `src/render/site.ts`. */
  renderer: string;
  /** What the bundler wrote for the client. */
  output: Rollup.RollupOutput['output'];
  /** The texts of the page script and of start.ts. */
  pageScript: string;
  startScript: string;
  logger: Logger;
}

/** Renders every page of every language and writes them with the site's other files; throws before it writes if a page has a fault. */
export async function writeSite({ root, outDir, renderer, output, pageScript, startScript, logger }: Bundled): Promise<void> {
  const { siteFiles } = (await import(`${pathToFileURL(renderer).href}?${Date.now()}`)) as typeof import('../../src/render/site.ts');
  const { assets, sheet } = assetsIn(output);
  const files = await siteFiles({ ...assets, pageScript, startScript });
  const documents = [...files].filter(([file]) => file.endsWith('.html')).map(([file, bytes]) => [file, String(bytes)] as const);
  refuse(checkPages(documents, keysOf(readLocales(root))));
  // Not served: each document has its part of it, and the late style sheet has the rest.
  await rm(join(outDir, sheet));
  for (const [file, bytes] of files) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), bytes);
  }
  await finish(root, outDir, packagesIn(output), readCompany(root));
  logger.info(`${documents.length} documents written`);
  const undated = String(files.get('sitemap.xml')).match(/<\/loc>(?!<lastmod>)/g)?.length;
  if (undated)
    logger.warn(`the words of ${undated} pages have changed or are new: the sitemap has no date for them until you run npm run fix`);
  for (const line of translationLines(root)) logger.warn(line);
  const samples = samplesLine(root);
  if (samples) logger.warn(samples);
}

/** The names of the npm packages in the client's chunks. */
function packagesIn(output: Rollup.RollupOutput['output']): Set<string> {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return new Set(modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));
}

/** The client's own chunk. */
export function entryOf(output: Rollup.RollupOutput['output']): Rollup.OutputChunk {
  const entry = output.find((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the client build gave no entry chunk; one was expected');
  return entry;
}

/** What documents need from the bundler's output; `sheet` is the file of the whole style sheet. */
function assetsIn(output: Rollup.RollupOutput['output']): { assets: Omit<SiteAssets, 'pageScript' | 'startScript'>; sheet: string } {
  const [sheet, ...others] = output.filter((file): file is Rollup.OutputAsset => file.fileName.endsWith('.css'));
  if (!sheet || others.length) throw new Error(`the client build gave ${others.length + (sheet ? 1 : 0)} style sheets; one was expected`);
  const faces = output.filter(({ fileName }) => fileName.endsWith('.woff2')).map(({ fileName }) => `/${fileName}`);
  return {
    assets: {
      styles: String(sheet.source),
      client: `/${entryOf(output).fileName}`,
      faces,
    },
    sheet: sheet.fileName,
  };
}
