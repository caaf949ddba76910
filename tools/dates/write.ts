import '../plain-errors.ts';
import { writeFileSync } from 'node:fs';
import { languages } from '../../src/i18n/languages.ts';
import { pathIn } from '../../src/i18n/path-in.ts';
import { pagePaths } from '../../src/pages.ts';
import { datesFaults, datesFile } from '../check/check-dates.ts';
import { rendererServer } from '../vite/renderer-server.ts';

/** A part of `npm run fix`: dates the pages whose text has changed. */
const faults = datesFaults('.');
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const server = await rendererServer();
try {
  const { renderAddress, datesOf } = (await server.ssrLoadModule('/src/render/site.ts')) as typeof import('../../src/render/site.ts');
  const pages = [];
  for (const language of languages) {
    for (const path of pagePaths) {
      const address = pathIn(language, path);
      const { html } = await renderAddress(address, { styles: '', pageScript: '', start: '', client: '' });
      pages.push({ address, html });
    }
  }
  const dates = datesOf(pages, new Date().toISOString().slice(0, 10));
  const lines = Object.entries(dates).map(
    ([address, { changed, words }]) => `  ${JSON.stringify(address)}: { "changed": "${changed}", "words": "${words}" }`,
  );
  writeFileSync(datesFile, `{\n${lines.join(',\n')}\n}\n`);
} finally {
  await server.close();
}
