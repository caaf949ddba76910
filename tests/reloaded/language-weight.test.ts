import { describe, expect, it, vi } from 'vitest';
import { withoutSwitch } from '../builds/without-switch.ts';

const further = { code: 'xx', tag: 'xx', base: '/xx', name: 'Ruritanian' } as const;
const assets = { styles: '', pageScript: '', start: '', client: '/main.js' };

/** Renders pages of a site that has these languages besides its own two. */
async function siteWith(more: (typeof further)[]) {
  vi.resetModules();
  vi.doMock('../../src/i18n/languages.ts', async (original) => {
    const { languages, ...rest } = await original<typeof import('../../src/i18n/languages.ts')>();
    return { ...rest, languages: [...languages, ...more] };
  });
  // It has no folder: its pages are linked here, not rendered.
  vi.doMock('../../src/render/copy-of.ts', async (original) => {
    const { copyOf } = await original<typeof import('../../src/render/copy-of.ts')>();
    return { copyOf: (code: string) => copyOf(code === further.code ? 'en' : code) };
  });
  const { renderAddress } = await import('../../src/render/site.ts');
  vi.doUnmock('../../src/i18n/languages.ts');
  vi.doUnmock('../../src/render/copy-of.ts');
  vi.resetModules();
  return async (address: string) => (await renderAddress(address, assets)).html.replace(/ data-build="[^"]*"/, '');
}

describe('10. Languages and addresses: a further language', async () => {
  const inTwo = await siteWith([]);
  const inThree = await siteWith([further]);

  it.each(['/', '/industries/automotive', '/services/trade-advisory', '/contact', '/legal/terms', '/zh-hant', '/zh-hant/contact'])(
    '[10.further.3] adds nothing to %s but its name in the head and in the switch',
    async (address) => {
      const [two, three] = [await inTwo(address), await inThree(address)];
      expect(three, `${address}: the switch`).toContain('>Ruritanian</a>');
      expect(withoutSwitch(three), `${address}: all the rest`).toBe(withoutSwitch(two));
    },
  );
});
