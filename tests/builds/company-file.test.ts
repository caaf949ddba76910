import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { Tree } from './tree.ts';

it('The build names the company file where it is missing', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  rmSync(tree.path('src/facts/company.json'));
  const { status, output } = tree.build();
  expect(status).not.toBe(0);
  expect(output).toContain('src/facts/company.json');
});
