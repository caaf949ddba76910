import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n';
import { pathIn } from '../i18n/path-in';
import { late } from '../sections/late';
import { tolerateForeignChanges } from './foreign-changes';
import { lateFace } from './late-face';
import { notFoundPath } from './not-found-path';
import { dataAddress, fetchPageData, pathOfData } from '../i18n/page-data';
import { bringStyles, createPageFiles } from './page-files';
import { createSiteRouter } from './router';
import { isFree, speculateOn } from './speculation';

// wake.ts may try the file again where it did not arrive, but not where it did.
document.dispatchEvent(new Event('arrived'));
tolerateForeignChanges();
// To a page that is rendered ahead nobody has come yet, and who comes by the switch chooses its language by that.
if ((document as { prerendering?: boolean }).prerendering)
  await new Promise((come) => document.addEventListener('prerenderingchange', come));

const { main, words, sheet } = document.querySelector<HTMLScriptElement>('script[data-main]')!.dataset;
const data = await late(words!, () => fetchPageData(words!));
if (data.build !== main) throw new Error('the words of this page are of another build');

const { language, languages, copy } = data;
const i18n = createI18n(language.code, copy);
const path = pathOfData(words!);
const missing = path === pathIn(language, notFoundPath);
// A host may answer with a page under other addresses too: `/about.html`.
if (!missing) keepEntry(history.state, path + location.search + location.hash);
const pages = createPageFiles(i18n, {
  path,
  data,
  missing: dataAddress(pathIn(language, notFoundPath)),
  sheet,
});

/** The document was drawn by this same router: nothing is to be loaded again. */
let drawn = true;
const router = createSiteRouter({
  language,
  languages,
  i18n,
  ...(missing && { missing: location.pathname }),
  async bring(path, { preload, signal }, part = () => pages.bring(path)) {
    if (drawn) return;
    try {
      await part();
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
drawn = false;
router.subscribe('onResolved', ({ toLocation }) => pages.showHead(pathIn(language, toLocation.pathname)));

// A link within the page is followed by the browser, whose entry is nothing to the router: it would not know the place left for.
addEventListener('hashchange', () => {
  if (!history.state) keepEntry(router.history.location.state, location.href);
});

hydrateRoot(document.getElementById('app')!, <RouterProvider router={router} />, {
  // A page that the browser has translated is drawn anew: nothing is wrong.
  ...(import.meta.env.PROD && { onRecoverableError: () => {} }),
});
// wake.ts holds back the presses that came before this point, and now gives them.
document.dispatchEvent(new Event('awake'));
if (isFree()) {
  lookAhead();
  router.subscribe('onRendered', lookAhead);
}
lateFace()
  .then((show) => router.subscribe('onBeforeRouteMount', ({ pathChanged }) => void (pathChanged && show())))
  .catch(() => {});
// For what the script brings into the page; where it does not come, that is plain.
bringStyles(sheet).catch(() => {});

/** Past the router, which takes any other way for a navigation. */
function keepEntry(state: unknown, address: string) {
  History.prototype.replaceState.call(history, state, '', address);
}

function loadDocument(path: string) {
  if (location.pathname !== path || !location.hash) return location.assign(path);
  // The router has put the address there: for a place in it the browser would look in this document.
  const { href } = location;
  keepEntry(null, '?');
  location.replace(href);
}

/** Links within the language are the router's now, and the other languages' are documents still. */
function lookAhead() {
  document.querySelector('script[type=speculationrules]')?.remove();
  speculateOn('a[hreflang]', 'nav a[hreflang]');
  // Where the page itself leads next.
  const next = document.querySelector<HTMLAnchorElement>('main a[href^="/"]:not(nav a)');
  if (next) pages.bring(next.pathname).catch(() => {});
}
