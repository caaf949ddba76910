import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { builtFilesIn, documentsIn } from '../../deploy/built-site.ts';
import { securityFile } from '../../deploy/policy.ts';
import type { Company } from '../../src/facts/company.ts';
import { fileOf } from '../../src/pages.ts';
import { companyFile } from '../check/check-company.ts';

type Address = Pick<Company, 'site' | 'email'>;

/** The files that may be served at a path: `/about` is `about.html` or `about`, `/` is `index.html`. */
const filesAt = (path: string) => [fileOf(path), path.slice(1)];

type Values = (selector: string, attribute: string) => string[];

/** A function that gives the values of an attribute in a document, decoded: a mailbox may have a character that HTML writes as `&#x27;`. */
function valuesIn(html: string): Values {
  // With this option, the content of <noscript> is parsed as well; otherwise it would be one text.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return (selector, attribute) => root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? '');
}

/** The mailboxes of a document's mail links. */
const mailboxesIn = (values: Values) =>
  values('[href^="mailto:"]', 'href').map((href) => decodeURIComponent(href.slice('mailto:'.length).replace(/\?.*/s, '')));

/** Compares a built site with the company's origin and mailbox, and its internal links with its files; one message for each fault. */
export function builtFaults(folder: string, { site, email }: Address): string[] {
  const files = new Set(builtFilesIn(folder));
  const read = (file: string) => (files.has(file) ? readFileSync(join(folder, file), 'utf8') : '');
  const faults: string[] = [];
  const expectPage = (where: string, address: string) => {
    const { origin, pathname } = new URL(address, site);
    if (origin !== site) faults.push(`${where}: expected an address of ${site}, found “${address}”`);
    else if (!filesAt(pathname).some((file) => files.has(file))) faults.push(`${where}: links to “${pathname}”, which is not in the build`);
  };

  const documents = documentsIn(folder);
  const home = valuesIn(documents.get('index.html') ?? '');
  const [builtFor = site] = home('link[rel=canonical]', 'href').map((address) => URL.parse(address)?.origin ?? address);
  const [mailed = email] = mailboxesIn(home);
  for (const [key, expected, found] of [
    ['site', site, builtFor],
    ['email', email, mailed],
  ] as const)
    // Returns only this fault, because each page would have the same one.
    if (found !== expected) return [`${folder}/ was built for ${found}, ${companyFile} has ${expected} (${key}): run npm run build`];

  for (const [file, html] of documents) {
    const all = valuesIn(html);
    for (const href of all('[href^="/"]', 'href')) expectPage(file, href);
    for (const href of all('link[rel=canonical], link[rel=alternate]', 'href')) expectPage(file, href);
    for (const address of all('meta[property="og:url"], meta[property="og:image"]', 'content')) expectPage(file, address);
    for (const to of mailboxesIn(all)) if (to !== email) faults.push(`${file}: expected mail links to ${email}, found one to “${to}”`);
  }

  const sitemap = read('sitemap.xml');
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  for (const address of listed) expectPage('sitemap.xml', address);
  const undated = listed.length - Array.from(sitemap.matchAll(/<lastmod>/g)).length;
  if (undated) faults.push(`sitemap.xml: expected a date for each address, found ${undated} without: run npm run fix, then npm run build`);
  const known = new Set(listed.flatMap((address) => filesAt(new URL(address).pathname)));
  for (const file of documents.keys()) if (!/(^|\/)404\.html$/.test(file) && !known.has(file)) faults.push(`sitemap.xml: expected ${file}`);

  for (const [file, line] of [
    ['robots.txt', `Sitemap: ${site}/sitemap.xml`],
    [securityFile.slice(1), `Canonical: ${site}${securityFile}`],
    [securityFile.slice(1), `Contact: mailto:${email}`],
  ] as const)
    if (!read(file).split('\n').includes(line)) faults.push(`${file}: expected the line “${line}”`);
  return [...new Set(faults)];
}
