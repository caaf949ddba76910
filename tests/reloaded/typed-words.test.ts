import { parse } from 'node-html-parser';
import { afterAll, expect, it, vi } from 'vitest';
import { addressOf, languages, paths } from '../../e2e/addresses.ts';
import { company, words } from '../page.ts';

const copyOfPages = '../../src/render/copy-of.ts';

/** What is in another language by intent, or not text: the language switch, and the page's title in another language. */
const unmeant = 'script, style, svg, [hreflang], header summary, main [lang][aria-hidden]';

const attributes = ['aria-label', 'title', 'alt'];

/** A word in plain letters. Copy has none while it is written with accents; an abbreviation in capitals is a fact. */
const plainWord = /[A-Za-z]*[a-z]{2,}|\p{Script=Han}+/gu;

afterAll(() => {
  vi.doUnmock(copyOfPages);
  vi.resetModules();
});

it('[12.copy.2] no page shows a plain word when all copy is written with accents: no component has words of its own', async () => {
  vi.resetModules();
  vi.doMock(copyOfPages, async (original) => {
    const { copyOf } = await original<typeof import('../../src/render/copy-of.ts')>();
    const { pseudoCopy } = await import('../../src/render/pseudo.ts');
    const accented = pseudoCopy(copyOf('en'), 'pseudo');
    return { copyOf: () => accented };
  });
  const { renderAddress } = await import('../../src/render/site.ts');
  const typed: string[] = [];
  for (const { prefix, lang } of languages) {
    // The legal pages take it from the language, not from its copy.
    const month = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long' }).format(new Date(2025, 0));
    for (const path of [...paths, '/no-such-page']) {
      const { html } = await renderAddress(addressOf(prefix, path), { styles: '', pageScript: '', start: '', client: '/main.js' });
      const body = parse(html).querySelector('body')!;
      for (const element of body.querySelectorAll(unmeant)) element.remove();
      const labels = attributes.flatMap((name) => body.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name)));
      const text = [words(body), ...labels].join(' ').replaceAll(company.email, '').replaceAll(month, '');
      typed.push(...(text.match(plainWord) ?? []).map((word) => `${prefix}${path}: ${word}`));
    }
  }
  expect(typed, 'words that are in no copy').toEqual([]);
});
