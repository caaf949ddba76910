import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Company } from '../src/facts/company.ts';
import { securityExpires } from '../src/facts/security.ts';
import { languages } from '../src/i18n/languages.ts';
import { builtSiteIn, documentsIn } from './built-site.ts';
import { compress } from './compress.ts';
import { headersFile } from './hosts/headers-file.ts';
import { redirectsFile } from './hosts/redirects-file.ts';
import { refuseVaryingScripts } from './inline-scripts.ts';
import { licences } from './licences.ts';
import { securityFile } from './policy.ts';
import { securityText } from './security-text.ts';

/**
 * Last step of a build: writes the host rules, security.txt, the licences and the compressed copies into the folder.
 *
 * `root` is the project's folder, and `bundled` are the names of the npm packages in the client.
 *
 * @throws if a bundled package is not among the dependencies, or if inline scripts vary between documents (`refuseVaryingScripts`).
 */
export async function finish(root: string, folder: string, bundled: Iterable<string>, { email, site }: Company): Promise<void> {
  refuseVaryingScripts(documentsIn(folder));
  await writeAll(folder, {
    'licences.txt': licences(root, bundled),
    [securityFile]: securityText({ email, site, languages: languages.map(({ tag }) => tag), expires: securityExpires }),
  });
  // The rules list the files of the folder, so all others must exist first.
  const built = builtSiteIn(folder);
  await writeAll(folder, { _headers: headersFile(built), _redirects: redirectsFile(built) });
  await compress(folder);
}

async function writeAll(folder: string, texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
