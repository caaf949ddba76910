import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import { startServer } from '../../e2e/start-server.ts';
import { languageCodes, page } from '../page.ts';

const files = ['index.html', 'about.html', 'zh-hant.html', 'zh-hant/about.html'];

const visits = [
  // Accept-Language requests          gets
  ['zh-HK,zh;q=0.9', '/', 'index.html'],
  ['zh-HK,zh;q=0.9', '/about', 'about.html'],
  ['zh-Hant-HK', '/', 'index.html'],
  ['en-GB,en;q=0.9', '/zh-hant', 'zh-hant.html'],
  ['en-GB,en;q=0.9', '/zh-hant/about', 'zh-hant/about.html'],
  ['fr', '/', 'index.html'],
  ['fr', '/zh-hant/about', 'zh-hant/about.html'],
] as const;

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(folder, 'zh-hant'));
  for (const file of files) writeFileSync(join(folder, file), file);
  server = await startServer(createSiteServer(folder));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('10. Languages and addresses: nobody is redirected by language [10.pages.3]', () => {
  it.each(visits)('not by the host: %s asks for %s and gets %s', async (spoken, path, file) => {
    const answer = await fetch(server.origin + path, {
      headers: { 'accept-language': spoken, cookie: 'language=zh-Hant' },
      redirect: 'manual',
    });
    expect([answer.status, await answer.text()], `${path} for a visitor who speaks ${spoken}`).toEqual([200, file]);
    expect(answer.headers.get('vary') ?? '', 'it is the same for everybody').not.toMatch(/language|cookie/i);
  });

  it.each(languageCodes)('not by the page itself (%s)', async (code) => {
    for (const path of ['/', '/industries/automotive', '/contact', '/no-such-page']) {
      const refresh = (await page(code, path)).root.querySelectorAll('meta[http-equiv="refresh" i]').map(({ outerHTML }) => outerHTML);
      expect(refresh, `${path} (${code})`).toEqual([]);
    }
  });
});
