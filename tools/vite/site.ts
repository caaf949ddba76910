import { join, resolve } from 'node:path';
import { Features } from 'lightningcss';
import { build, type BuildEnvironment, type Plugin, type Rollup } from 'vite';
import { refusal } from '../refusal.ts';
import { checkSources } from '../check/check-sources.ts';
import { besideOf, replaceFolder } from '../build/replace-folder.ts';
import { serveRendered } from './serve-rendered.ts';
import { entryOf, writeSite } from './write-site.ts';

const clientEntry = 'src/browser/client.tsx';
const siteEntry = 'src/render/site.ts';
/** Where the renderer of the build into `outDir` is put. Builds into other folders may run at the same time. */
const rendererFolder = (outDir: string) => join('.cache', 'site', encodeURIComponent(outDir));

/** The libraries that every page needs. They change less often than the site's own code, so a chunk of their own stays in the cache. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react-dom|i18next|react-i18next|@tanstack|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](UnstyledButton|VisuallyHidden)))[\\/]/,
};

/** Names that modules share, such as those of `src/contract.ts` and of the classes of styles, take less room where they are used. */
const optimization = { inlineConst: { mode: 'all' } } as const;

/** Bundles the client and the renderer, and lets the renderer write every page of every language. */
export function site(): Plugin {
  return {
    name: 'site',
    configResolved({ base }) {
      if (base !== '/') throw refusal(`--base: expected /, as every address begins at the root of a host, found ${base}`);
    },
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      appType: 'custom',
      // Browsers have nesting, but PurgeCSS does not support it.
      css: { lightningcss: { include: Features.Nesting } },
      environments: {
        client: {
          build: {
            // Beside the folder that it replaces at the end.
            outDir: besideOf(outDir),
            rolldownOptions: {
              input: clientEntry,
              output: { codeSplitting: { groups: [vendor] } },
              // In no library here does reading a property have a side effect.
              treeshake: { propertyReadSideEffects: false },
              optimization,
            },
            // One style sheet, of which each document gets the part that it uses.
            cssCodeSplit: false,
            assetsInlineLimit: 0,
            // The first browsers with light-dark(). Compiled for older browsers, light-dark() would follow the system's scheme, and not the
            // chosen one.
            cssTarget: ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'],
            // The late chunks import little that is not loaded yet.
            modulePreload: false,
          },
        },
        ssr: {
          build: {
            outDir: rendererFolder(outDir),
            ssr: true,
            copyPublicDir: false,
            rolldownOptions: { input: siteEntry },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { root } = builder.config;
          const { outDir } = builder.config.build;
          const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
          await replaceFolder(resolve(root, outDir), async (beside) => {
            // Here, because the site that an interrupted build has moved must be put back even if this one is refused.
            await checkSources(root);
            const { output } = (await builder.build(client)) as Rollup.RollupOutput;
            await builder.build(ssr);
            const parts = entryOf(output).imports.map((name) => `/${name}`);
            await writeSite({
              root,
              outDir: beside,
              renderer: join(root, rendererFolder(outDir), 'site.js'),
              output,
              pageScript: await bundled(root, 'page-script'),
              startScript: await bundled(root, 'start', { 'import.meta.env.PARTS': JSON.stringify(parts) }),
              logger: builder.config.logger,
            });
          });
        },
      },
    }),
    transform: {
      order: 'post',
      filter: { id: /\.module\.css/ },
      // For Vite it has no side effects: once the names of its classes are inlined, it would be dropped, and its styles with it.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
    configureServer: (server) => () =>
      serveRendered(server, {
        clientEntry,
        siteEntry,
        bundlePageScript: () => bundled(server.config.root, 'page-script', { 'import.meta.env.DEV': 'true' }),
      }),
  };
}

/** start.ts is a module, as it imports the client; the page script stands in the document. */
const formats = { 'page-script': 'iife', start: 'es' } as const;

/** A file of `src/browser` with all that it imports, as one minified text; each name in `define` is replaced by its code. */
export async function bundled(root: string, name: keyof typeof formats, define = {}): Promise<string> {
  const [{ output }] = (await build({
    root,
    configFile: false,
    publicDir: false,
    define,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'oxc',
      rolldownOptions: { optimization },
      lib: { entry: `src/browser/${name}.ts`, formats: [formats[name]], name: 'page' },
    },
  })) as [Rollup.RollupOutput];
  return output[0].code.trim();
}
