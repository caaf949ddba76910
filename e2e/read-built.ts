import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file of the built site. */
export const readBuilt = (file: string) => readFileSync(join('dist', file), 'utf8');
