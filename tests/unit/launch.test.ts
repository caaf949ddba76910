import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import { builtFaults } from '../../tools/launch/built-faults.ts';
import { liveFaults } from '../../tools/launch/live-faults.ts';

const company = { site: 'https://plover.hk', email: 'trade@plover.hk' };

const page = (path: string) =>
  `<link rel="canonical" href="https://plover.hk${path}"/><a href="/about#team">About</a><a href="/card.vcf">Card</a><a href="mailto:trade%40plover.hk?subject=a">Mail</a>`;
const site: Record<string, string> = {
  'index.html': page('/'),
  'about.html': page('/about'),
  '404.html': '<a href="/">Home</a>',
  'card.vcf': 'BEGIN:VCARD',
  'assets/client-00000000.js': 'export {};',
  'robots.txt': 'User-agent: *\nSitemap: https://plover.hk/sitemap.xml\n',
  'sitemap.xml': '<url><loc>https://plover.hk/</loc></url><url><loc>https://plover.hk/about</loc></url>',
  '.well-known/security.txt': 'Contact: mailto:trade@plover.hk\nCanonical: https://plover.hk/.well-known/security.txt\n',
};

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  const own = mkdtempSync(join(tmpdir(), 'launch-'));
  folder = own;
  for (const [file, text] of Object.entries(site)) write(file, text);
  onTestFinished(() => rmSync(own, { recursive: true }));
});

describe('Before a launch, the built site', () => {
  it('has no fault where it is the company’s', () => {
    expect(builtFaults(folder, company)).toEqual([]);
  });

  it.each([
    ['about.html', '<a href="/abuot">', 'about.html: leads to “/abuot”, where nothing is'],
    ['about.html', '<link rel="canonical" href="https://www.example.com/about"/>', 'about.html: expected an address of https://plover.hk'],
    ['about.html', '<meta property="og:image" content="https://plover.hk/none.png"/>', 'about.html: leads to “/none.png”'],
    [
      'index.html',
      '<a href="mailto:enquiries@example.com">',
      'expected mail links to trade@plover.hk, found one to “enquiries@example.com”',
    ],
    ['sitemap.xml', '<loc>https://plover.hk/</loc>', 'sitemap.xml: expected about.html'],
    ['sitemap.xml', `${site['sitemap.xml']}<loc>https://plover.hk/gone</loc>`, 'sitemap.xml: leads to “/gone”'],
    [
      'robots.txt',
      'Sitemap: https://www.example.com/sitemap.xml',
      'robots.txt: expected the line “Sitemap: https://plover.hk/sitemap.xml”',
    ],
    ['.well-known/security.txt', 'Contact: mailto:trade@plover.hk', '.well-known/security.txt: expected the line “Canonical: '],
  ])('is refused with its fault in %s: %s', (file, text, message) => {
    write(file, text);
    expect(builtFaults(folder, company).join('\n')).toContain(message);
  });
});

describe('After a deploy, the address of the company', () => {
  /** Serves the folder, with answers changed on their way. */
  async function served(
    change: (url: string, headers: Record<string, string>) => Record<string, string> | undefined = (_, headers) => headers,
  ) {
    const host = createSiteServer(folder);
    const server = createServer((request, response) => {
      const writeHead = response.writeHead.bind(response) as (status: number, headers: Record<string, string>) => typeof response;
      response.writeHead = ((status: number, headers: Record<string, string>) => {
        const changed = change(request.url!, headers);
        return changed ? writeHead(status, changed) : writeHead(503, headers);
      }) as typeof response.writeHead;
      host.emit('request', request, response);
    }).listen(0);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  it('has no fault where it is served by the policy', async () => {
    expect(await liveFaults(folder, await served())).toEqual([]);
  });

  it('is refused where a page is of another build', async () => {
    const origin = await served();
    const other = mkdtempSync(join(tmpdir(), 'launch-other-'));
    onTestFinished(() => rmSync(other, { recursive: true }));
    folder = other;
    for (const [file, text] of Object.entries(site)) write(file, file === 'about.html' ? `${text} ` : text);
    expect(await liveFaults(folder, origin)).toEqual([`${origin}/about: expected about.html of the last build`]);
  });

  it('is refused where a header is missing, another, or a page does not answer', async () => {
    const without = await served((url, headers) => {
      if (url === '/robots.txt') return undefined;
      return url === '/about'
        ? Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'strict-transport-security'))
        : headers;
    });
    expect(await liveFaults(folder, without)).toEqual([
      `${without}/about: strict-transport-security: expected “max-age=63072000”, found none`,
      `${without}/robots.txt: expected status 200, found 503`,
    ]);
  });

  it('is refused where nobody answers', async () => {
    expect((await liveFaults(folder, 'http://localhost:9')).join('\n')).toContain('http://localhost:9/: TypeError');
  });
});
