import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSiteServer } from '../../deploy/serve.ts';
import { startServer } from '../../e2e/start-server.ts';
import { builtFaults } from '../../tools/launch/built-faults.ts';
import { deployedFaults } from '../../tools/launch/deployed-faults.ts';

const company = { site: 'https://plover.hk', email: 'trade@plover.hk' };

const page = (path: string) =>
  `<link rel="canonical" href="https://plover.hk${path}"/><a href="/about#team">About</a><a href="/card.vcf">Card</a><a href="mailto:trade%40plover.hk?subject=a">Mail</a>`;
const dated = '<lastmod>2026-11-29</lastmod>';
const site: Record<string, string> = {
  'index.html': page('/'),
  'about.html': page('/about'),
  '404.html': '<a href="/">Home</a>',
  'card.vcf': 'BEGIN:VCARD',
  'assets/client-00000000.js': 'export {};',
  'robots.txt': 'User-agent: *\nSitemap: https://plover.hk/sitemap.xml\n',
  'sitemap.xml': `<url><loc>https://plover.hk/</loc>${dated}</url><url><loc>https://plover.hk/about</loc>${dated}</url>`,
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

  it('has no fault where HTML writes a character of the mailbox as a reference', () => {
    const mailed = (text: string) => text.replaceAll('trade%40plover.hk', 'o&#x27;brien@plover.hk').replaceAll('trade@', "o'brien@");
    for (const [file, text] of Object.entries(site)) write(file, mailed(text));
    expect(builtFaults(folder, { ...company, email: "o'brien@plover.hk" })).toEqual([]);
  });

  it.each([
    ['site', 'https://heron.hk', 'https://plover.hk'],
    ['email', 'trade@heron.hk', 'trade@plover.hk'],
  ])('is refused in one line where it was built for another %s', (key, now, built) => {
    expect(builtFaults(folder, { ...company, [key]: now })).toEqual([
      `${folder}/ was built for ${built}, src/facts/company.json has ${now} (${key}): run npm run build`,
    ]);
  });

  it.each([
    ['about.html', '<a href="/abuot">', 'about.html: links to “/abuot”, which is not in the build'],
    [
      'about.html',
      '<noscript><link href="/assets/none.css"></noscript>',
      'about.html: links to “/assets/none.css”, which is not in the build',
    ],
    ['about.html', '<link rel="canonical" href="https://www.example.com/about"/>', 'about.html: expected an address of https://plover.hk'],
    ['about.html', '<meta property="og:image" content="https://plover.hk/none.png"/>', 'about.html: links to “/none.png”'],
    [
      'about.html',
      '<a href="mailto:enquiries@example.com">',
      'expected mail links to trade@plover.hk, found one to “enquiries@example.com”',
    ],
    ['sitemap.xml', '<loc>https://plover.hk/</loc>', 'sitemap.xml: expected about.html'],
    [
      'sitemap.xml',
      site['sitemap.xml']!.replace(dated, ''),
      'sitemap.xml: expected a date for each address, found 1 without: run npm run fix, then npm run build',
    ],
    ['sitemap.xml', `${site['sitemap.xml']}<loc>https://plover.hk/gone</loc>`, 'sitemap.xml: links to “/gone”'],
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
  type Headers = Record<string, string>;
  type Change = (url: string, headers: Headers, status: number, origin: string) => Headers | undefined;

  /** Serves the folder, with answers changed on their way; a status is changed by the header `status`. */
  async function served(change: Change = (_, headers) => headers) {
    const host = createSiteServer(folder);
    const server = createServer((request, response) => {
      const writeHead = response.writeHead.bind(response) as (status: number, headers: Headers) => typeof response;
      response.writeHead = ((status: number, headers: Headers) => {
        const changed = change(request.url!, headers, status, `http://${request.headers.host}`);
        if (!changed) return writeHead(503, headers);
        const { status: other, ...rest } = changed;
        return writeHead(Number(other ?? status), rest);
      }) as typeof response.writeHead;
      host.emit('request', request, response);
    });
    const { origin, close } = await startServer(server);
    onTestFinished(close);
    return origin;
  }

  it('has no fault where it is served by the policy', async () => {
    expect(await deployedFaults(folder, await served())).toEqual([]);
  });

  it('is refused where an answer is cut, and its other faults are reported too', async () => {
    const host = createServer(({ url }, response) => {
      if (url !== '/robots.txt') return void response.writeHead(503).end();
      response.writeHead(200, { 'content-length': 9 }).write('cut');
      setTimeout(() => response.destroy(), 50);
    });
    const { origin, close } = await startServer(host);
    onTestFinished(close);
    const faults = await deployedFaults(folder, origin);
    expect(faults).toContainEqual(expect.stringContaining(`${origin}/robots.txt: terminated`));
    expect(faults).toContain(`${origin}/about: expected status 200, found 503`);
  });

  it('is refused where a page is of another build', async () => {
    const origin = await served();
    const other = mkdtempSync(join(tmpdir(), 'launch-other-'));
    onTestFinished(() => rmSync(other, { recursive: true }));
    folder = other;
    for (const [file, text] of Object.entries(site)) write(file, file === 'about.html' ? `${text} ` : text);
    expect(await deployedFaults(folder, origin)).toEqual([`${origin}/about: expected about.html of the last build`]);
  });

  it('is refused where a header is missing or different, or a page does not answer', async () => {
    const origin = await served((url, headers) => {
      if (url === '/robots.txt') return undefined;
      return url === '/about'
        ? Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'strict-transport-security'))
        : headers;
    });
    expect(await deployedFaults(folder, origin)).toEqual([
      `${origin}/about: strict-transport-security: expected “max-age=63072000”, found none`,
      `${origin}/robots.txt: expected status 200, found 503`,
    ]);
  });

  const without = (headers: Headers, ...names: string[]) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

  it.each<[what: string, change: Change]>([
    [
      'Netlify, which writes the charset in capitals, and no space between the directives of caching',
      (_, headers, status) => ({
        ...(status === 404 ? without(headers, 'cross-origin-resource-policy') : headers),
        ...(headers['content-type'] && { 'content-type': headers['content-type'].replace('utf-8', 'UTF-8') }),
        ...(headers['cache-control'] && { 'cache-control': headers['cache-control'].replaceAll(', ', ',') }),
      }),
    ],
    [
      'a host that moves the slash by itself, with 301, a whole address and none of our headers',
      (_, headers, status, origin) => (status === 308 ? { status: '301', location: `${origin}${headers.location}` } : headers),
    ],
    [
      'Cloudflare Pages, without a resource policy on what is not found or moved',
      (_, headers, status) => (status === 404 || status === 308 ? without(headers, 'cross-origin-resource-policy') : headers),
    ],
  ])('has no fault where it is served by %s', async (_, change) => {
    expect(await deployedFaults(folder, await served(change))).toEqual([]);
  });

  it.each<[what: string, change: Change, fault: string]>([
    [
      'a redirect is not permanent',
      (_, headers, status) => (status === 308 ? { ...headers, status: '302' } : headers),
      '/about/: expected status 301 or 308, found 302',
    ],
    [
      'a redirect leads elsewhere',
      (_, headers, status) => (status === 308 ? { ...headers, location: 'https://plover.example/about' } : headers),
      '/about/: location: expected “/about”, found “https://plover.example/about”',
    ],
    [
      'a redirect has another policy',
      (_, headers, status) => (status === 308 ? { ...headers, 'cross-origin-opener-policy': 'unsafe-none' } : headers),
      '/about/: cross-origin-opener-policy: expected “same-origin”, found “unsafe-none”',
    ],
    [
      'what is not found has another resource policy',
      (url, headers) => (url === '/no-such-page' ? { ...headers, 'cross-origin-resource-policy': 'cross-origin' } : headers),
      '/no-such-page: cross-origin-resource-policy: expected “same-origin”, found “cross-origin”',
    ],
    [
      'a page has no resource policy',
      (url, headers) => (url === '/about' ? without(headers, 'cross-origin-resource-policy') : headers),
      '/about: cross-origin-resource-policy: expected “same-origin”, found none',
    ],
    [
      'what is not found lacks a header of the policy',
      (url, headers) => (url === '/no-such-page' ? without(headers, 'x-content-type-options') : headers),
      '/no-such-page: x-content-type-options: expected “nosniff”, found none',
    ],
    [
      'a page has another charset',
      (url, headers) => (url === '/about' ? { ...headers, 'content-type': 'text/html; charset=Big5' } : headers),
      '/about: content-type: expected “text/html; charset=utf-8”, found “text/html; charset=Big5”',
    ],
    [
      'a page is cached for longer',
      (url, headers) => (url === '/about' ? { ...headers, 'cache-control': 'public, max-age=60, must-revalidate' } : headers),
      '/about: cache-control: expected “public, max-age=0, must-revalidate”, found “public, max-age=60, must-revalidate”',
    ],
    [
      'a policy differs in its capitals',
      (url, headers) =>
        url === '/about' ? { ...headers, 'content-security-policy': headers['content-security-policy']!.toUpperCase() } : headers,
      '/about: content-security-policy: expected “',
    ],
    [
      'an asset that is missing is kept for a year',
      (url, headers, status) =>
        status === 404 && url.startsWith('/assets/') ? { ...headers, 'cache-control': 'public, max-age=31536000, immutable' } : headers,
      '/assets/no-such-file.js: cache-control: expected no long caching of a missing file, found “public, max-age=31536000, immutable”',
    ],
  ])('is refused where %s', async (_, change, fault) => {
    const origin = await served(change);
    const faults = await deployedFaults(folder, origin);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(origin + fault);
  });

  it.each([
    ['http://site.invalid', 'fetch failed (getaddrinfo'],
    ['http://localhost:9', 'bad port'],
  ])('is refused once, with the reason, where nobody answers: %s', async (origin, reason) => {
    expect(await deployedFaults(folder, origin)).toEqual([expect.stringMatching(`^${origin}: .*${RegExp.escape(reason)}`)]);
  });
});
