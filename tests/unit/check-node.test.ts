import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOfNode } from '../../tools/check-node.cjs';

describe('The Node that runs the project', () => {
  it.each(['18.20.8', '20.19.5', '22.21.1'])('is refused where it is %s, with instructions', (version) => {
    expect(faultOfNode(version)).toContain(`This is Node ${version}; the project needs 24`);
    expect(faultOfNode(version)).toContain('npm rebuild node');
  });

  it.each(['24.0.0', '24.21.0', '26.1.0'])('is accepted where it is %s', (version) => {
    expect(faultOfNode(version)).toBe('');
  });

  it('is checked before the site is served, built, checked and tested', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const guard = 'node tools/check-node.cjs';
    for (const before of ['predev', 'prebuild', 'precheck', 'pretest']) expect(scripts[before]?.split(' && ')[0], `${before}:`).toBe(guard);
    expect(spawnSync(process.execPath, ['tools/check-node.cjs']).status).toBe(0);
  });

  it('is the version in .node-version and package.json', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    expect(readFileSync('.node-version', 'utf8').trim()).toBe(devDependencies.node);
  });
});
