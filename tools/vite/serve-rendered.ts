import { extname } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import { contentTypes } from '../../deploy/policy.ts';
import { pathOfData } from '../../src/i18n/page-data.ts';
import { checkSources } from '../check/check-sources.ts';

type Site = typeof import('../../src/render/site.ts');

interface Entries {
  clientEntry: string;
  siteEntry: string;
  /** Bundles the page script, which stands in each page. */
  bundlePageScript: () => Promise<string>;
}

/**
 * The development server: renders each request, with all styles. A fault that would stop a build is shown in place of the page, until it is
 * corrected.
 */
export function serveRendered(server: ViteDevServer, { clientEntry, siteEntry, bundlePageScript }: Entries) {
  /** Starts a task now; its failure is reported by the first request that waits for it. */
  const begin = <Result>(task: () => Promise<Result>) => {
    const result = task();
    result.catch(() => {});
    return result;
  };
  const check = () => checkSources(server.config.root);
  let checked = begin(check);
  let pageScript = begin(bundlePageScript);
  // Copy, the company file, drawings, the renderer and the page script are no modules of the browser, so hot reload does not replace them.
  server.watcher.on('all', (_, path) => {
    const file = normalizePath(path);
    const isSource = /\/src\/.+\.ts$/.test(file);
    const isChecked = isSource || /\.json$|\/routes\/.+\.tsx$/.test(file);
    if (isChecked) checked = begin(check);
    if (isSource) pageScript = begin(bundlePageScript);
    if (!isChecked && !/\/src\/(render\/.+\.tsx|drawings\/.+\.svg)$|\/locales\/_glossary\//.test(file)) return;
    server.ws.send({ type: 'full-reload' });
  });
  /** The drawings of the pages rendered so far, by their URLs. */
  const drawn = new Map<string, string>();
  server.middlewares.use(async (request, response, next) => {
    try {
      await checked;
      const { pathname } = new URL(`http://localhost${request.originalUrl}`);
      const site = (await server.ssrLoadModule(`/${siteEntry}`)) as Site;
      const fixed = drawn.get(pathname) ?? site.fixedFiles().get(pathname.slice(1));
      if (fixed) {
        response.setHeader('content-type', contentTypes[extname(pathname).slice(1)]!);
        response.end(fixed);
        return;
      }
      const styles = site.themeStyles() + (await loadedStyles(server));
      const asked = pathname.endsWith('.json') ? pathOfData(pathname) : pathname;
      const page = await site.renderAddress(asked, {
        styles,
        pageScript: await pageScript,
        start: '/src/browser/start.ts',
        client: `/${clientEntry}`,
      });
      drawn.set(page.drawings.address, page.drawings.text);
      if (asked !== pathname) {
        response.setHeader('content-type', contentTypes.json!);
        response.end(JSON.stringify(page.data));
        return;
      }
      response.statusCode = page.status;
      response.setHeader('content-type', contentTypes.html!);
      response.end(await server.transformIndexHtml(pathname, page.html));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  });
}

/** The styles that the renderer has loaded, so that the page is styled before the client has loaded them. */
async function loadedStyles(server: ViteDevServer): Promise<string> {
  const files = [...server.environments.ssr!.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => url.endsWith('.css'));
  const texts = await Promise.all(
    files.map(async (url) => {
      const { default: text } = (await server.ssrLoadModule(`${url}?inline`)) as { default: string };
      return text;
    }),
  );
  return texts.join('\n');
}
