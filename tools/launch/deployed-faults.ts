import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSiteIn, pathOfFile } from '../../deploy/built-site.ts';
import { caching, contentTypes, headersOf, resourcePolicyOf, securityFile } from '../../deploy/policy.ts';

/** Permanent redirects (RFC 9110, 15.4). The policy has 308; a host that redirects slashes by itself may send 301. */
const permanent = [301, 308];

interface Expected {
  status: readonly number[];
  /** The file of the build whose text is the body. */
  file?: string;
  headers: Record<string, string>;
  /** Headers that a host may leave out here, but not change. */
  optional?: Record<string, string>;
}

/**
 * Compares what the host at `origin` serves with the build in `folder` and the policy (deploy/policy.ts): content, headers, a redirect, and
 * the not-found page of each language. One message for each fault. Differences that deploy/README.md lists for Netlify and Cloudflare Pages
 * are not faults.
 */
export async function deployedFaults(folder: string, origin: string): Promise<string[]> {
  const { files, bases, scripts } = builtSiteIn(folder);
  const faults: string[] = [];
  const reached = await fetch(origin, { method: 'HEAD', redirect: 'manual' }).catch(reasonOf);
  // Reported once, not for every page.
  if (typeof reached === 'string') return [`${origin}: ${reached}`];

  async function ask(address: string, { status, file, headers, optional = {} }: Expected) {
    const answer = await fetch(origin + address, { redirect: 'manual' })
      .then(async (given) => ({ status: given.status, headers: given.headers, text: await given.text() }))
      .catch(reasonOf);
    if (typeof answer === 'string') return void faults.push(`${origin}${address}: ${answer}`);
    if (!status.includes(answer.status)) faults.push(`${origin}${address}: expected status ${status.join(' or ')}, found ${answer.status}`);
    else if (file && answer.text !== readFileSync(join(folder, file), 'utf8'))
      faults.push(`${origin}${address}: expected ${file} of the last build`);
    for (const [name, value] of Object.entries({ ...headers, ...optional })) {
      const found = answer.headers.get(name);
      if (found === null ? name in headers : !sameValue(name, found, value, origin))
        faults.push(`${origin}${address}: ${name}: expected “${value}”, found ${found === null ? 'none' : `“${found}”`}`);
    }
    // Browsers would cache the 404 answer, and not ask again when the address exists.
    const cached = answer.headers.get('cache-control') ?? '';
    if (answer.status === 404 && /immutable/i.test(cached))
      faults.push(`${origin}${address}: cache-control: expected no long caching of a missing file, found “${cached}”`);
  }

  const policy = headersOf(scripts);
  const resourcePolicy = { 'cross-origin-resource-policy': resourcePolicyOf('/') };
  const everywhere = { ...policy, ...resourcePolicy };
  const html = { 'content-type': contentTypes.html! };
  const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file));
  for (const file of pages)
    await ask(pathOfFile(file), { status: [200], file, headers: { ...everywhere, ...html, 'cache-control': caching.revalidated } });
  for (const file of ['robots.txt', 'sitemap.xml', securityFile.slice(1)])
    await ask(`/${file}`, { status: [200], file, headers: everywhere });
  const script = files.find((file) => `/${file}`.startsWith(caching.immutableFolder) && file.endsWith('.js'));
  if (script) await ask(`/${script}`, { status: [200], file: script, headers: { ...everywhere, 'cache-control': caching.immutable } });
  const missing = bases.map((base) => [`${base}/no-such-page`, `${base}/404.html`.slice(1)] as const);
  for (const [address, file] of [...missing, [`${caching.immutableFolder}no-such-file.js`, '404.html'] as const])
    await ask(address, { status: [404], file, headers: { ...policy, ...html }, optional: resourcePolicy });
  const inside = pages.find((file) => file !== 'index.html');
  if (inside) await ask(`${pathOfFile(inside)}/`, { status: permanent, headers: { location: pathOfFile(inside) }, optional: everywhere });
  return faults;
}

/** Why nothing answered: `fetch failed (getaddrinfo ENOTFOUND …)`. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} (${cause.message || (cause as NodeJS.ErrnoException).code})` : message;
}

/** Whether two values of a header have the same meaning, although hosts may write it differently. */
function sameValue(name: string, found: string, expected: string, origin: string): boolean {
  if (name === 'location') return URL.parse(found, origin)?.href === URL.parse(expected, origin)?.href;
  // Type, charset (RFC 9110, 8.3) and the directives of caching (RFC 9111, 5.2) are case-insensitive, and the order of directives has no
  // meaning.
  if (name === 'content-type') return partsOf(found, ';').join() === partsOf(expected, ';').join();
  if (name === 'cache-control') return partsOf(found, ',').sort().join() === partsOf(expected, ',').sort().join();
  return found === expected;
}

const partsOf = (value: string, separator: string) =>
  value
    .toLowerCase()
    .split(separator)
    .map((part) => part.trim());
