import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import company from '../src/facts/company.json' with { type: 'json' };
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
 * The end of a build: writes into the folder the rules that hosts read there, where to tell of a weakness, the licences of what it is made
 * of, and the compressed twins of its texts.
 *
 * `bundled` are the names of the packages in the client.
 *
 * @throws if one of them has no licence among those that are written, or if the documents' inline scripts are not the same everywhere, see `refuseVaryingScripts`.
 */
export async function finish(folder: string, bundled: Iterable<string>): Promise<void> {
  refuseVaryingScripts(documentsIn(folder));
  const { email, site } = company;
  await writeAll(folder, {
    'licences.txt': licences(process.cwd(), bundled),
    [securityFile]: securityText({ email, site, languages: languages.map(({ tag }) => tag), expires: securityExpires }),
  });
  // They name what is there by now.
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
