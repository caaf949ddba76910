import { readdirSync, readFileSync } from 'node:fs';
import { leavesOf } from '../../tools/check/compare-copy.ts';

const folder = 'locales/en';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const keys = files.flatMap((file) => leavesOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map(([key]) => key));

const groups = new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]));
const alone = new Set(keys.filter((key) => /^[a-z][^.]*$/i.test(key)));

/**
 * The keys of i18next that stand in a text where words should: `hero.title`, `home:hero.title`, `{{name}}`.
 * Whatever begins with the first part of a key counts, so that a misspelt key is seen as well.
 */
export const rawKeys = (lines: readonly string[]) =>
  lines.flatMap((line) => [
    ...(line.match(/\{\{.*?\}\}/g) ?? []),
    ...(line.match(/[a-z][\w-]*(?:[.:][\w-]+)+/gi) ?? []).filter((word) => word.split(/[.:]/).some((part) => groups.has(part))),
    ...(alone.has(line.trim()) ? [line.trim()] : []),
  ]);
