import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { late } from '../behaviour/late.ts';
import { events, startSelector, type StartData } from '../contract.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { fetchPageData, pathOfData } from '../i18n/page-data.ts';
import { pathIn } from '../i18n/path-in.ts';
import { notFoundPath } from '../pages.ts';
import { createSiteRouter } from '../site/router.tsx';
import { changedByOthers, tolerateForeignChanges } from './foreign-changes.ts';
import { keepOpen } from './keep-open.ts';
import { lateFaces } from './late-faces.ts';
import { showPending } from './link-pending.ts';
import { loadDocument, replaceEntry } from './load-document.ts';
import { createPageFiles, loadStyles } from './page-files.ts';
import { isFree, speculateOn } from './speculation.ts';

/** Starts React on the page that the document holds. From then on the router follows the links within the language. */

// start.ts may load the file again where it did not arrive, but not where it did.
document.dispatchEvent(new Event(events.loaded));
tolerateForeignChanges();
// A prerendered page has no visitor yet, and one who comes by the language switch chooses its language by that.
if ((document as { prerendering?: boolean }).prerendering)
  await new Promise((activated) => document.addEventListener('prerenderingchange', activated));

const { build, words, sheet } = document.querySelector<HTMLScriptElement>(startSelector)!.dataset as unknown as StartData;
const data = await late(words, () => fetchPageData(words));
// After a deploy in between, the page goes on as a document, whose own script answers what can be pressed.
if (data.build !== build) throw new Error('the words of this page are of another build');

const { language, languages, copy } = data;
const i18n = createI18n(language.code, copy);
const path = pathOfData(words);
const missing = path === pathIn(language, notFoundPath);
// A host may answer with a page under other addresses too: `/about.html`.
if (!missing) replaceEntry(history.state, path + location.search + location.hash);
const pages = createPageFiles(i18n, { path, data, language, sheet });

/** The document was rendered by this same router: nothing has to be loaded for it. */
let isFirst = true;
const router = createSiteRouter({
  language,
  languages,
  i18n,
  ...(missing && { missing: location.pathname }),
  drawing: pages.drawing,
  phrases: pages.phrases,
  sign: (path) => pages.signOf(pathIn(language, path)),
  async load(path, { preload, signal }) {
    if (isFirst) return;
    try {
      await pages.load(path);
    } catch (error) {
      if (preload || signal.aborted) throw error;
      // The document itself is the last resort, and always right: navigation never ends in an empty page.
      loadDocument(path);
      await new Promise(() => {});
    }
  },
});
router.ssr = { manifest: undefined };
await router.load();
isFirst = false;
router.subscribe('onResolved', ({ toLocation }) => pages.showHead(pathIn(language, toLocation.pathname)));
showPending(router, i18n);

// A link within the page is followed by the browser, whose entry the router does not know: it would not restore the place left.
addEventListener('hashchange', () => {
  if (!history.state) replaceEntry(router.history.location.state, location.href);
});

const reopen = keepOpen();
const isChanged = changedByOthers();
hydrateRoot(document.getElementById('app')!, <RouterProvider router={router} />, {
  onRecoverableError(error) {
    // Whoever translates or highlights a page changes its text, and React draws it anew: nothing is wrong.
    if (!isChanged) console.error(error);
  },
});
document.addEventListener(events.rendered, reopen, { once: true });
document.addEventListener(events.rendered, () => document.dispatchEvent(new Event(events.ready)), { once: true });

if (isFree()) {
  loadAhead();
  router.subscribe('onRendered', loadAhead);
}
lateFaces()
  .then((show) => router.subscribe('onBeforeRouteMount', ({ pathChanged }) => void (pathChanged && show())))
  .catch(() => {});
// For what the client adds to the page; where it does not come, that is plain.
loadStyles(sheet).catch(() => {});

/** Links within the language are the router's now, and the other languages' are documents still. */
function loadAhead() {
  speculateOn('a[hreflang]', 'nav a[hreflang]');
  // Where the page itself leads next.
  const next = document.querySelector<HTMLAnchorElement>('main a[href^="/"]:not(nav a)');
  if (next) pages.load(next.pathname).catch(() => {});
}
