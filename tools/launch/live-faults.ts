import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSiteIn } from '../../deploy/built-site.ts';
import { caching, contentTypes, headersOf, movedStatus, resourcePolicyOf, securityFile } from '../../deploy/policy.ts';

/** The URL path of a document: `about.html` is `/about`. */
const addressOf = (file: string) => `/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;

/**
 * Compares what the host at `origin` serves with the build in `folder` and the policy (deploy/policy.ts): content, headers, a redirect, and
 * the not-found page of each language. One message for each fault.
 */
export async function liveFaults(folder: string, origin: string): Promise<string[]> {
  const { files, bases, scripts } = builtSiteIn(folder);
  const faults: string[] = [];

  async function ask(address: string, status: number, file: string | undefined, headers: Record<string, string>) {
    const answer = await fetch(origin + address, { redirect: 'manual' }).catch((error: unknown) => String(error));
    if (typeof answer === 'string') return void faults.push(`${origin}${address}: ${answer}`);
    const text = await answer.text();
    if (answer.status !== status) faults.push(`${origin}${address}: expected status ${status}, found ${answer.status}`);
    else if (file && text !== readFileSync(join(folder, file), 'utf8'))
      faults.push(`${origin}${address}: expected ${file} of the last build`);
    for (const [name, value] of Object.entries(headers)) {
      const found = answer.headers.get(name);
      if (found !== value)
        faults.push(`${origin}${address}: ${name}: expected “${value}”, found ${found === null ? 'none' : `“${found}”`}`);
    }
  }

  const everywhere = { ...headersOf(scripts), 'cross-origin-resource-policy': resourcePolicyOf('/') };
  const page = { ...everywhere, 'content-type': contentTypes.html! };
  const pages = files.filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file));
  for (const file of pages) await ask(addressOf(file), 200, file, { ...page, 'cache-control': caching.revalidated });
  for (const file of ['robots.txt', 'sitemap.xml', securityFile.slice(1)]) await ask(`/${file}`, 200, file, everywhere);
  const script = files.find((file) => `/${file}`.startsWith(caching.immutableFolder) && file.endsWith('.js'));
  if (script) await ask(`/${script}`, 200, script, { ...everywhere, 'cache-control': caching.immutable });
  for (const base of bases) await ask(`${base}/no-such-page`, 404, `${base}/404.html`.slice(1), page);
  const inside = pages.find((file) => file !== 'index.html');
  if (inside) await ask(`${addressOf(inside)}/`, movedStatus, undefined, { ...everywhere, location: addressOf(inside) });
  return faults;
}
