import { RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n';
import { tolerateForeignChanges } from './foreign-changes';
import { notFoundPath } from './not-found-path';
import { readPageData } from './page-data';
import { createPageDocuments } from './page-documents';
import { turnQuietly, turns } from './page-turns';
import { pathIn } from '../i18n/path-in';
import { createSiteRouter } from './router';

tolerateForeignChanges();
turnQuietly();

const { language, languages, copy, missing } = readPageData(document);
const i18n = createI18n(language.code, copy);
const pages = createPageDocuments(i18n, document, missing ? pathIn(language, notFoundPath) : location.pathname);

const router = createSiteRouter({
  language,
  languages,
  i18n,
  ...(missing && { missing: location.pathname }),
  async bring(path, preload) {
    try {
      await pages.bring(path);
    } catch (error) {
      if (preload) throw error;
      // The document itself is the last resort, and always right: navigation never ends in an empty page.
      location.assign(path);
      await new Promise(() => {});
    }
  },
});
// The document was rendered by this same router: nothing is to be loaded again.
router.ssr = { manifest: undefined };
await router.load();
router.subscribe('onResolved', ({ toLocation }) => pages.showHead(pathIn(language, toLocation.pathname)));

hydrateRoot(document.getElementById('app')!, <RouterProvider router={router} />, {
  // A page that the browser has translated is drawn anew: nothing is wrong.
  onRecoverableError: () => {},
});
// Only pages are turned by a transition, not the one that is being read.
router.update({ ...router.options, defaultViewTransition: turns });
// wake.ts holds back the presses that came before this point, and now gives them.
document.dispatchEvent(new Event('awake'));
