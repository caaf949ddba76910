import '../plain-errors.ts';
import { mkdir, stat } from 'node:fs/promises';
import { withBuiltSite } from '../../e2e/with-built-site.ts';
import { languages } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { readCompany } from '../check/check-company.ts';

/**
 * The company's profile for each language, as a tagged PDF with an outline: `npm run profile` prints these pages of `dist/` as one document
 * into `reports/profile/`.
 */
const paths = ['/', '/about', '/services', '/industries', '/compliance', '/contact'];
const folder = 'reports/profile';
const company = readCompany('.');

await mkdir(folder, { recursive: true });
await withBuiltSite(async (browser, origin) => {
  // The site's content security policy (Trusted Types) forbids parsing HTML, which joins the pages below.
  const page = await browser.newPage({ bypassCSP: true });
  // Under the site's own address, so that the links of the PDF lead there.
  await page.route(`${company.site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
  });
  for (const language of languages) {
    await page.goto(company.site + pathIn(language, paths[0]!));
    await page.evaluate(
      async (addresses) => {
        const main = document.querySelector('main')!;
        for (const address of addresses) {
          const other = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
          // Each document has the part of the styles that it uses.
          document.head.append(...other.querySelectorAll('style'));
          const part = other.querySelector('main')!;
          part.style.breakBefore = 'page';
          main.parentElement!.insertBefore(part, document.querySelector('footer'));
        }
        await document.fonts.ready;
      },
      paths.slice(1).map((path) => pathIn(language, path)),
    );
    // The start script would add the print styles only after the load event.
    await page.addStyleTag({ url: (await page.getAttribute('[data-print]', 'data-print'))! });
    await page.waitForLoadState('networkidle');
    const path = `${folder}/${language.code}.pdf`;
    await page.pdf({ path, tagged: true, outline: true, preferCSSPageSize: true });
    console.log(`${path}: ${(await stat(path)).size} bytes`);
  }
});
