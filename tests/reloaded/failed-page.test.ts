import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../src/render/copy-of.ts');
  vi.resetModules();
});

it('A page of which a part cannot be rendered stops the build, naming page, language and key', async () => {
  vi.resetModules();
  vi.doMock('../../src/render/copy-of.ts', async (original) => {
    const { copyOf } = await original<typeof import('../../src/render/copy-of.ts')>();
    return { copyOf: (code: string) => ({ ...copyOf(code), about: { ...copyOf(code).about, story: {} } }) };
  });
  const { siteFiles } = await import('../../src/render/site.ts');
  const built = siteFiles({ styles: '', pageScript: '', startScript: '', client: '/main.js' });
  await expect(built).rejects.toThrow(/^\/about cannot be rendered: .*locales\/en\/about\.json: story\.paragraphs: /);
});
