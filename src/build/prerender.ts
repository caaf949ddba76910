import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { serveRendered } from './serve-rendered.ts';
import { checkSite, checkSources, samplesLine } from './check.ts';

type Site = typeof import('../site/site');

const clientEntry = 'src/site/client.tsx';
const siteEntry = 'src/site/site.ts';

/** The libraries that a page needs at once: they outlast many a change of the site's own script, and so have a file of their own. */
const vendor = {
  name: 'vendor',
  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|clsx|use-sync-external-store|i18next|react-i18next|@tanstack|@mantine\/core\/esm\/(core|components\/(Container|UnstyledButton|VisuallyHidden)))\//,
};

/** A slower minifier than the bundler’s own, which leaves a kilobyte less of the site’s script. */
const small = { minify: 'terser', terserOptions: { module: true, ecma: 2020, compress: { passes: 2, inline: 1 } } } as const;

/**
 * Asks the browser to compile all of a file beside the page while it comes: what starts at a first press is then not
 * compiled function by function while the visitor waits (Chromium's explicit compile hints; a comment to others).
 */
const eagerly = '//# allFunctionsCalledOnLoad';

/** Builds the client and the renderer, then writes every page of every language as a file. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            manifest: false,
            ...small,
            rolldownOptions: { input: clientEntry, output: { codeSplitting: { groups: [vendor] } } },
            cssCodeSplit: false,
            assetsInlineLimit: 0,
            // Nesting is written out, as what takes a page's part of the styles knows none.
            cssTarget: ['chrome119', 'firefox116', 'safari17.1', 'ios17.1'],
            modulePreload: { polyfill: false },
          },
        },
        ssr: {
          build: { outDir: '.cache/site', emptyOutDir: true, ssr: true, copyPublicDir: false, rolldownOptions: { input: siteEntry } },
        },
      },
      builder: {
        async buildApp(builder) {
          await checkSources(builder.config.root);
          const client = (await builder.build(builder.environments.client!)) as Rollup.RollupOutput;
          await builder.build(builder.environments.ssr!);
          await writeSite(builder.config.root, builder.environments.client!.config.build.outDir, client.output);
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && (chunk.isEntry || chunk.name === vendor.name)) chunk.code = `${eagerly}\n${chunk.code}`;
      },
    },
    configureServer: (server) => () => serveRendered(server, { clientEntry, siteEntry }),
  };
}

/** The wake script, as the text of a classic script. */
async function wakeScript(root: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...small, write: false, lib: { entry: 'src/site/wake.ts', formats: ['iife'], name: 'wake' } },
  })) as Rollup.RollupOutput[];
  return result[0]!.output[0].code.trim();
}

async function writeSite(root: string, outDir: string, outputs: Rollup.RollupOutput['output']) {
  const dist = resolve(root, outDir);
  const entry = outputs.find((output): output is Rollup.OutputChunk => output.type === 'chunk' && output.isEntry);
  const sheets = outputs.filter((output) => output.fileName.endsWith('.css'));
  if (!entry || sheets.length !== 1) throw new Error(`the client build gave ${sheets.length} style sheets; one was expected`);
  const sheet = sheets[0] as Rollup.OutputAsset;
  const face = outputs.find(({ fileName }) => fileName.endsWith('.woff2'));
  const site = (await import(pathToFileURL(join(root, '.cache/site/site.js')).href)) as Site;
  const files = await site.siteFiles({
    styles: String(sheet.source),
    wake: await wakeScript(root),
    script: `/${entry.fileName}`,
    parts: entry.imports.map((file) => `/${file}`).join(' '),
    ...(face && { face: `/${face.fileName}` }),
  });
  // Every page holds the part of it that it uses, and the rest has a file of its own.
  await rm(join(dist, sheet.fileName));
  checkSite(root, files);
  for (const [file, text] of files) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  const samples = samplesLine(root);
  if (samples) console.warn(samples);
}
