import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/i18n/languages';
import { withoutSwitch } from '../build/without-switch';

const further: Language = { code: 'xx', tag: 'xx', base: '/xx', name: 'Ruritanian' };
const another: Language = { code: 'xy', tag: 'xy', base: '/xy', name: 'Upper Ruritanian' };
const assets = { styles: '', wake: '', script: '/main.js' };

afterEach(() => {
  vi.doUnmock('../../src/i18n/languages');
  vi.resetModules();
});

/** A page as it is where these languages stand in the list besides its own two. */
async function rendered(address: string, more: Language[]): Promise<{ html: string; data: string }> {
  vi.resetModules();
  vi.doMock('../../src/i18n/languages', async (original) => {
    const { languages, namedLanguages, ...rest } = await original<typeof import('../../src/i18n/languages')>();
    return { ...rest, languages: [...languages, ...more], namedLanguages: more.length ? [] : namedLanguages };
  });
  const { renderAddress } = await import('../../src/site/site');
  const { html, data } = await renderAddress(address, assets);
  return { html, data: JSON.stringify(data) };
}

describe('10. Languages and addresses: a further language', () => {
  it.each([
    '/',
    '/industries/automotive',
    '/services/trade-advisory',
    '/contact',
    '/legal/terms',
    '/zh-hant',
    '/zh-hant/contact',
    '/no-such-page',
  ])('adds nothing to %s but a link to the list of languages, and one more adds nothing at all', async (address) => {
    const [two, three, four] = [
      await rendered(address, []),
      await rendered(address, [further]),
      await rendered(address, [further, another]),
    ];
    expect(three.html, `${address}: the link to the list`).toContain('href="/languages');
    expect(withoutSwitch(three.html), `${address}: all the rest`).toBe(withoutSwitch(two.html));
    expect(four, `${address}: with one more`).toEqual(three);
  });
});
