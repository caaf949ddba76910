import { rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build, type BuildEnvironment, type Plugin, type Rollup } from 'vite';
import { checkSources } from './check-sources.ts';
import { handover, type Handover } from './handover.ts';
import { serveRendered } from './serve-rendered.ts';

const clientEntry = 'src/site/client.tsx';
const siteEntry = 'src/site/site.ts';

/** The libraries that a page needs at once: they outlast many a change of the site's own script, and so have a file of their own. */
const vendor = {
  name: 'vendor',
  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|clsx|use-sync-external-store|i18next|react-i18next|@tanstack|@mantine\/core\/esm\/(core|components\/(Container|UnstyledButton|VisuallyHidden)))\//,
};

/** Every document names it, and the bundler's own name for it is long. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name === 'rolldown-runtime' ? 'base' : '[name]'}-[hash].js`;

/** A slower minifier than the bundler’s own, which leaves a kilobyte less of the site’s script. */
const small = { minify: 'terser', terserOptions: { module: true, ecma: 2020, compress: { passes: 2, inline: 1 } } } as const;

/**
 * Asks the browser to compile all of a file beside the page while it comes: what starts at a first press is then not
 * compiled function by function while the visitor waits (Chromium's explicit compile hints; a comment to others).
 */
const eagerly = '//# allFunctionsCalledOnLoad';

/**
 * In place of what Vite puts around a late import, for styles and refusals that there are none of here: half a kilobyte
 * less. What the part needs besides itself comes beside it, not behind it.
 */
const preloadHelper = '\0vite/preload-helper.js';
const preload = `export const __vitePreload = (load, parts = []) => {
  for (const part of parts) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + part }));
  return load();
};`;

/**
 * In place of what Mantine's theme begins with and ours says otherwise: fourteen colours, and how each variant is drawn in them. Nothing
 * here asks for a colour of Mantine's, as the looks are our own style sheets.
 */
const defaultsOfMantine: Record<string, string> = {
  'default-colors.mjs': 'export const DEFAULT_COLORS = {};',
  'default-variant-colors-resolver.mjs': 'export const defaultVariantColorsResolver = () => ({});',
};

/** What a file of a library is replaced by, if it is. */
function replacement(id: string): string | undefined {
  if (id === preloadHelper) return preload;
  return id.includes('/@mantine/core/') ? defaultsOfMantine[basename(id)] : undefined;
}

/** Bundles the client, and the renderer with which `write-pages.ts` then writes every page of every language. */
export function bundles(): Plugin {
  return {
    name: 'bundles',
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            manifest: false,
            ...small,
            rolldownOptions: {
              input: clientEntry,
              output: { codeSplitting: { groups: [vendor] }, chunkFileNames },
              // Of a library only those files are read that something is asked of.
              experimental: { lazyBarrel: true },
            },
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
          const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
          const { root } = builder.config;
          const { output } = (await builder.build(client)) as Rollup.RollupOutput;
          await builder.build(ssr);
          const outDir = resolve(root, client.config.build.outDir);
          await writeFile(
            join(root, handover),
            JSON.stringify({ outDir, assets: await assetsOf(root, outDir, output) } satisfies Handover),
          );
          builder.config.logger.info('\nbundled; the pages are written by src/build/write-pages.ts: npm run build does both');
        },
      },
    }),
    load: {
      order: 'pre',
      handler: replacement,
    },
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

/** A file of `src/site/` as the text of a classic script. */
async function classicScript(root: string, name: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ...small, write: false, lib: { entry: `src/site/${name}.ts`, formats: ['iife'], name } },
  })) as Rollup.RollupOutput[];
  return result[0]!.output[0].code.trim();
}

async function assetsOf(root: string, outDir: string, outputs: Rollup.RollupOutput['output']): Promise<Handover['assets']> {
  const entry = outputs.find((output): output is Rollup.OutputChunk => output.type === 'chunk' && output.isEntry);
  const sheets = outputs.filter((output) => output.fileName.endsWith('.css'));
  if (!entry || sheets.length !== 1) throw new Error(`the client build gave ${sheets.length} style sheets; one was expected`);
  const sheet = sheets[0] as Rollup.OutputAsset;
  const face = outputs.find(({ fileName }) => fileName.endsWith('.woff2'));
  // Every page holds the part of it that it uses, and the rest has a file of its own.
  await rm(join(outDir, sheet.fileName));
  return {
    styles: String(sheet.source),
    wake: await classicScript(root, 'wake'),
    list: await classicScript(root, 'list'),
    script: `/${entry.fileName}`,
    parts: entry.imports.map((file) => `/${file}`).join(' '),
    ...(face && { face: `/${face.fileName}` }),
  };
}
