import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFilesIn, documentsIn } from '../../deploy/built-site.ts';
import { securityFile } from '../../deploy/policy.ts';

interface Company {
  /** The site's origin, such as `https://www.example.com`. */
  site: string;
  email: string;
}

/** The files that may be served at a path: `/about` is `about.html` or `about`, `/` is `index.html`. */
const filesAt = (path: string) => (path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)]);

/** Compares a built site with the company's origin and mailbox, and its internal links with its files; one message for each fault. */
export function builtFaults(folder: string, { site, email }: Company): string[] {
  const files = new Set(builtFilesIn(folder));
  const read = (file: string) => (files.has(file) ? readFileSync(join(folder, file), 'utf8') : '');
  const faults: string[] = [];
  const expectPage = (where: string, address: string) => {
    const { origin, pathname } = new URL(address, site);
    if (origin !== site) faults.push(`${where}: expected an address of ${site}, found “${address}”`);
    else if (!filesAt(pathname).some((file) => files.has(file))) faults.push(`${where}: leads to “${pathname}”, where nothing is`);
  };

  for (const [file, html] of documentsIn(folder)) {
    for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) expectPage(file, href);
    for (const [, href = ''] of html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g)) expectPage(file, href);
    for (const [, address = ''] of html.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g)) expectPage(file, address);
    for (const [, to = ''] of html.matchAll(/ href="mailto:([^"?]*)/g))
      if (decodeURIComponent(to) !== email) faults.push(`${file}: expected mail links to ${email}, found one to “${to}”`);
  }

  const listed = Array.from(read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  for (const address of listed) expectPage('sitemap.xml', address);
  const known = new Set(listed.flatMap((address) => filesAt(new URL(address).pathname)));
  for (const file of documentsIn(folder).keys())
    if (!/(^|\/)404\.html$/.test(file) && !known.has(file)) faults.push(`sitemap.xml: expected ${file}`);

  for (const [file, line] of [
    ['robots.txt', `Sitemap: ${site}/sitemap.xml`],
    [securityFile.slice(1), `Canonical: ${site}${securityFile}`],
    [securityFile.slice(1), `Contact: mailto:${email}`],
  ] as const)
    if (!read(file).split('\n').includes(line)) faults.push(`${file}: expected the line “${line}”`);
  return [...new Set(faults)];
}
