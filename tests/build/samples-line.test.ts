import { describe, expect, it } from 'vitest';
import { Tree } from './tree';

const timeout = 120_000;

/** What the build says of samples, line by line. */
const said = (output: string) => output.split('\n').filter((line) => line.includes('sample'));

describe('vite build, of samples in the company file', () => {
  it('says in one line which are still in place', { timeout }, () => {
    const { status, output } = new Tree().build();
    const keys = ['names.en', 'names.zh-Hant', 'shortNames.en', 'shortNames.zh-Hant', 'addresses.en', 'addresses.zh-Hant', 'email', 'site'];
    expect(said(output)).toEqual([`samples still stand in src/facts/company.json: ${keys.join(', ')}`]);
    expect(status, 'a build with samples is a build').toBe(0);
  });

  it('says nothing where none is left', { timeout }, () => {
    const tree = new Tree();
    tree.edit('src/facts/company.json', (text) =>
      text.replace(/Lantern Bay|燈灣|Sample|樣本/g, 'Plover').replaceAll('example.com', 'plover.hk'),
    );
    const { status, output } = tree.build();
    expect(said(output)).toEqual([]);
    expect(status, `status of the build: ${output}`).toBe(0);
  });
});
