import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { loadRetrying } from '../behaviour/late.ts';
import { loadedEvent, readyEvent, renderedEvent, startSelector, type StartScript } from '../contract.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { fetchPageData, pathOfData } from '../i18n/page-data.ts';
import { pathIn } from '../i18n/path-in.ts';
import { notFoundPath } from '../pages.ts';
import { createSiteRouter } from '../site/router.tsx';
import { changedByOthers, tolerateForeignChanges } from './foreign-changes.ts';
import { keepOpen } from './keep-open.ts';
import { leave, showPending } from './link-pending.ts';
import { replaceEntry } from './replace-entry.ts';
import { createPageFiles, loadStyles } from './page-files.ts';
import { mayPrefetch, nextLinks } from './speculation.ts';

/** The entry of the client: hydrates the page in the document. Afterwards the router handles links within the language. */

// Tells start.ts not to load this module again, even if the code below fails.
document.dispatchEvent(new Event(loadedEvent));
tolerateForeignChanges();
// In a prerendered page, wait for activation: the click that activates it may store a language, on which the language offer depends.
if ((document as { prerendering?: boolean }).prerendering)
  await new Promise((activated) => document.addEventListener('prerenderingchange', activated));

const { build, data, sheet } = document.querySelector<StartScript>(startSelector)!.dataset;
const page = await loadRetrying(data, () => fetchPageData(data));
// If the site was deployed after the document was loaded, do not hydrate. The page keeps working with the page script.
if (page.build !== build) throw new Error('data of another build');

const { language, languages, copy } = page;
const i18n = createI18n(language.code, copy);
const path = pathOfData(data);
const missing = path === pathIn(language, notFoundPath);
if (!missing) {
  // Some hosts serve the page at other paths too, such as `/about.html`, for which the router has no route.
  replaceEntry(history.state, path + location.search + location.hash);
}
const pageFiles = createPageFiles(i18n, { path, data: page, language, sheet });

/** The first page needs no loading, because the document contains it. */
let isFirst = true;
const router = createSiteRouter({
  language,
  languages,
  i18n,
  ...(missing && { missing: location.pathname }),
  drawing: pageFiles.drawing,
  phrases: pageFiles.phrases,
  sign: (path) => pageFiles.signOf(pathIn(language, path)),
  async load(path, { preload, signal }) {
    if (isFirst) return;
    try {
      await pageFiles.load(path);
    } catch (error) {
      if (preload || signal.aborted) throw error;
      // Fall back to loading the document. The promise stays pending, so that no empty page is shown meanwhile.
      leave();
      await new Promise(() => {});
    }
  },
});
// Without `ssr`, the router would wrap the page in a Suspense boundary, which the prerendered markup does not have.
router.ssr = { manifest: undefined };
await router.load();
isFirst = false;
router.subscribe('onResolved', ({ toLocation }) => pageFiles.showHead(pathIn(language, toLocation.pathname)));
// The router records a scroll position only at a scroll event. The visitor may have scrolled the first page before the router listened.
router.subscribe('onBeforeNavigate', () => document.dispatchEvent(new Event('scroll')));
showPending(router, i18n);

// A fragment typed into the address bar adds an entry without the router's state, which the router needs to restore the scroll position.
addEventListener('hashchange', () => {
  if (!history.state) replaceEntry(router.history.location.state, location.href);
});

const reopen = keepOpen();
const isChanged = changedByOthers();
hydrateRoot(document.getElementById('app')!, <RouterProvider router={router} />, {
  onRecoverableError(error) {
    // Browser translation or an extension has changed the text, so React renders it again. That is no error of the site.
    if (!isChanged) console.error(error);
  },
});
document.addEventListener(renderedEvent, reopen, { once: true });
document.addEventListener(renderedEvent, () => document.dispatchEvent(new Event(readyEvent)), { once: true });

if (mayPrefetch()) {
  loadNext();
  router.subscribe('onRendered', loadNext);
}
// The styles of elements that only the client adds; without them, these elements are shown unstyled.
loadStyles(sheet).catch(() => {});

/** Prefetches the data of the likely next page. Speculation rules prefetch the documents of other languages (speculation.ts). */
function loadNext() {
  const next = document.querySelector<HTMLAnchorElement>(nextLinks);
  if (next) pageFiles.load(next.pathname).catch(() => {});
}
