import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of every JSON file below a folder, by its path in it. */
export const copyIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json') && !path.startsWith('node_modules'))
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
