import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Names whose elements ad blockers hide. */
const blocked = /^(ads?|adv|advert\w*|banner\w*|sponsor\w*|promo\w*|popup|social|share|cookie\w*|newsletter|tracking|track)([-_\d]|$)/i;

/** The names of the classes in a style sheet. */
const classesIn = (text: string) => Array.from(text.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => name!);

it('No class or id has a name that ad blockers hide', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const styles = files.filter((file) => file.endsWith('.css'));
  // The name of each class begins with the name of its file.
  const inStyles = styles.flatMap((file) =>
    [file.replace(/.*\/|\..*/g, '')].concat(classesIn(readFileSync(join('src', file), 'utf8')).map((name) => `${file}: ${name}`)),
  );
  const inMarkup = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => Array.from(readFileSync(join('src', file), 'utf8').matchAll(/\bid="([\w-]+)"/g), ([, name]) => `${file}: ${name!}`));
  expect(inStyles.length).toBeGreaterThan(100);
  expect([...inStyles, ...inMarkup].filter((name) => blocked.test(name.replace(/.*: /, '')))).toEqual([]);
});
