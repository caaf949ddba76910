import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtFilesIn } from '../../deploy/built-site.ts';
import { Tree } from './tree.ts';

/** As far apart as places can be: 25 hours, and alphabets whose order and case differ. */
const places = [
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LC_ALL: 'zh_HK.UTF-8', LANG: 'zh_HK.UTF-8' },
];

/** The hash of every file of the build, by its path. */
function built(environment: Record<string, string>): Record<string, string> {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  tree.environment = environment;
  const { status, output } = tree.build();
  if (status) throw new Error(output);
  const dist = tree.path('dist');
  return Object.fromEntries(
    builtFilesIn(dist).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex'),
    ]),
  );
}

it('Two builds in two folders, time zones and locales leave the same bytes', { timeout: 400_000 }, () => {
  const [one, another] = places.map(built);
  expect(Object.keys(one!).length).toBeGreaterThan(500);
  expect(another).toEqual(one);
});
