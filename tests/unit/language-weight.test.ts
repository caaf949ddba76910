import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/i18n/languages';
import { withoutSwitch } from '../build/without-switch';

const further: Language = { code: 'xx', tag: 'xx', base: '/xx', name: 'Ruritanian' };
const assets = { styles: '', wake: '', script: '/main.js' };

afterEach(() => {
  vi.doUnmock('../../src/i18n/languages');
  vi.resetModules();
});

/** A page as it is where these languages stand in the list besides its own two. */
async function rendered(address: string, more: Language[]): Promise<string> {
  vi.resetModules();
  vi.doMock('../../src/i18n/languages', async (original) => {
    const { languages, ...rest } = await original<typeof import('../../src/i18n/languages')>();
    return { ...rest, languages: [...languages, ...more] };
  });
  const { renderAddress } = await import('../../src/site/site');
  return (await renderAddress(address, assets)).html;
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
  ])('adds nothing to %s but what leads to it', async (address) => {
    const before = await rendered(address, []);
    const after = await rendered(address, [further]);
    expect(after.length, `${address}: the further language is in the list`).toBeGreaterThan(before.length);
    expect(withoutSwitch(after), `${address}: all the rest`).toBe(withoutSwitch(before));
  });
});
