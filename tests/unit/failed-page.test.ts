import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../src/site/copy-of');
  vi.resetModules();
});

it('A page of which a part cannot be rendered stops the build, naming page, language and key', async () => {
  vi.resetModules();
  vi.doMock('../../src/site/copy-of', async (original) => {
    const { copyOf } = await original<typeof import('../../src/site/copy-of')>();
    return { copyOf: (code: string) => ({ ...copyOf(code), about: { ...copyOf(code).about, story: {} } }) };
  });
  const { siteFiles } = await import('../../src/site/site');
  const built = siteFiles({ styles: '', wake: '', list: '', script: '/main.js' });
  await expect(built).rejects.toThrow(/^\/about cannot be rendered: .*locales\/en: .*“story\.title”/);
});
