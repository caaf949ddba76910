import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { Tree } from './tree.ts';

it('The build names the company file where it is missing', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  rmSync(tree.path('src/facts/company.json'));
  const { status, output } = tree.build();
  expect(status).not.toBe(0);
  expect(output).toContain('1 fault:\nsrc/facts/company.json: expected the facts of the company, found no such file');
});

it('The build says what is wrong with a company file that was cut, and nothing else', () => {
  const tree = new Tree();
  onTestFinished(() => tree.remove());
  tree.edit('src/facts/company.json', (text) => text.slice(0, -10));
  const { status, output } = tree.build();
  expect(status).not.toBe(0);
  expect(output).toContain('1 fault:\nsrc/facts/company.json: expected JSON, found');
  expect(output, 'places in the code of the build').not.toMatch(/^\s+at /m);
});
