import '../plain-errors.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireBuild } from '../../deploy/built-site.ts';
import { withBuiltSite } from '../../e2e/with-built-site.ts';
import { escapeXml } from '../../src/drawings/escape-xml.ts';
import { languages } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { dataAddress } from '../../src/i18n/page-data.ts';
import { pagePaths } from '../../src/pages.ts';
import { leavesOf } from '../check/compare-copy.ts';
import { readNotes, sentencesOf } from './notes.ts';

/**
 * Pictures for translators: `npm run i18n:context [-- part of a path …]` leaves in `reports/context/` a document for every page and language,
 * with its picture beside the keys, the words and the notes of what it shows.
 */
const folder = 'reports/context';
const wanted = process.argv.slice(2);
const notes = readNotes('.');

/** The strings in a page's data, as one table row each. */
async function rowsOf(address: string): Promise<string> {
  const { copy } = JSON.parse(await readFile(join('dist', dataAddress(address)), 'utf8')) as { copy: Record<string, unknown> };
  return Object.entries(copy)
    .flatMap(([file, tree]) =>
      leavesOf(tree).map(([key, text]) => {
        const note = notes.get(file)?.[key];
        const cells = [`<code>${file}: ${key}</code>`, escapeXml(String(text)), note ? sentencesOf(note).map(escapeXml).join('<br>') : ''];
        return `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`;
      }),
    )
    .join('\n');
}

requireBuild();
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
const chosen = pagePaths.filter((path) => !wanted.length || wanted.some((part) => path.includes(part) || nameOf(path) === part));
if (!chosen.length) {
  console.error(`${wanted.join(' ')}: expected parts of paths, or names such as “home”, found none of a page`);
  process.exit(1);
}

await withBuiltSite(async (browser, origin) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1024, height: 900 } })).newPage();
  for (const language of languages) {
    for (const path of chosen) {
      const address = pathIn(language, path);
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready);
      const image = (await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 })).toString('base64');
      const file = join(folder, language.code, `${nameOf(path)}.html`);
      await mkdir(join(folder, language.code), { recursive: true });
      await writeFile(
        file,
        `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><title>${address}</title>
<style>body{display:flex;gap:1rem;align-items:start;font:14px sans-serif}img{width:50vw;border:1px solid #999}td{border-top:1px solid #ccc;vertical-align:top;padding:.25rem}</style>
<img alt="${address}" src="data:image/jpeg;base64,${image}"><table>${await rowsOf(address)}</table>\n`,
      );
      console.log(file);
    }
  }
});
