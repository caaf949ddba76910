import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { builtFilesIn } from '../../deploy/built-site.ts';

const hash = /-[\w-]{8}(?=\.(?:js|css|svg|woff2)$)/;

/**
 * Copies `dist/` as another build would write it to a temporary folder: every asset has another name, which documents, data and scripts
 * use. Leaves out the compressed files. Returns the folder.
 */
export function otherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'other-build-'));
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = builtFilesIn(folder);
  const renamed = files.filter((file) => file.startsWith('assets/')).map((file) => [file, file.replace(hash, '-otherone')] as const);
  for (const [from, to] of renamed) renameSync(join(folder, from), join(folder, to));
  for (const file of builtFilesIn(folder).filter((each) => /\.(html|json|js|css)$/.test(each))) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(basename(from), basename(to));
    text = text.replaceAll(/(data-build="|"build":")[^"]+/g, '$1another');
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
