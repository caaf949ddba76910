import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { besideOf, replaceFolder, restoreFolder } from '../../tools/build/replace-folder.ts';

const files = 40;
let root: string;
let folder: string;

/** Every file contains the name of its build. */
const write = (build: string) => async (into: string) => {
  for (let index = 0; index < files; index += 1) writeFileSync(join(into, `${index}.html`), build);
};
const built = () => [...new Set(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  folder = join(root, 'dist');
  onTestFinished(() => rmSync(root, { recursive: true }));
  await replaceFolder(folder, write('old'));
});

describe('A folder is replaced as a whole', () => {
  it.each(['out', 'out/', 'out//'])('and the next one is written beside it, however its name ends: %s', (name) => {
    expect(besideOf(name)).toBe('out.next');
  });

  it('by the new files, and no temporary folder is left', async () => {
    await replaceFolder(folder, write('new'));
    expect(built()).toEqual(['new']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('or stays as it was where writing fails', async () => {
    const failing = replaceFolder(folder, async (into) => {
      writeFileSync(join(into, '0.html'), 'new');
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(built()).toEqual(['old']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('by one process at a time: another is refused', async () => {
    const script = `
      import { once } from 'node:events';
      import { writeFileSync } from 'node:fs';
      import { replaceFolder } from ${JSON.stringify(resolve('tools/build/replace-folder.ts'))};
      await replaceFolder(${JSON.stringify(folder)}, async (into) => {
        process.send('writing');
        await once(process, 'message');
        for (let index = 0; index < ${files}; index += 1) writeFileSync(into + '/' + index + '.html', 'first');
      });
      process.disconnect();`;
    const first = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    onTestFinished(() => void first.kill());
    await once(first, 'message');
    const refusal = `${folder} is being written by process ${first.pid}: wait for it, or end it; if it is no build, remove ${folder}.lock`;
    await expect(replaceFolder(folder, write('second'))).rejects.toThrow(refusal);
    await expect(restoreFolder(folder)).rejects.toThrow(refusal);
    first.send('write');
    await once(first, 'exit');
    expect(built()).toEqual(['first']);
    expect(readdirSync(folder)).toHaveLength(files);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('but not while a process of another user writes it', async () => {
    // As the system answers then.
    const asked = vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    onTestFinished(() => asked.mockRestore());
    writeFileSync(`${folder}.lock`, '1');
    await expect(replaceFolder(folder, write('new'))).rejects.toThrow(`${folder} is being written by process 1`);
    expect(built()).toEqual(['old']);
  });

  const points: [when: string, leave: () => void, then: string][] = [
    ['while it was written', () => (mkdirSync(`${folder}.next`), writeFileSync(join(`${folder}.next`, '0.html'), 'new')), 'old'],
    ['between the two renames', () => (renameSync(folder, `${folder}.previous`), mkdirSync(`${folder}.next`)), 'old'],
    ['before the old one was removed', () => mkdirSync(`${folder}.previous`), 'old'],
  ];
  it.each(points)('and is complete again after a crash %s', async (_, leave, then) => {
    leave();
    await restoreFolder(folder);
    expect(built()).toEqual([then]);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('even if the process is killed at any moment', { timeout: 60_000 }, async () => {
    const script = `
      import { writeFileSync } from 'node:fs';
      import { replaceFolder } from ${JSON.stringify(resolve('tools/build/replace-folder.ts'))};
      process.send('ready');
      for (let build = 0; ; build += 1)
        await replaceFolder(${JSON.stringify(folder)}, async (into) => {
          for (let index = 0; index < ${files}; index += 1) writeFileSync(into + '/' + index + '.html', 'build ' + build);
        });`;
    const left = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      await once(child, 'message');
      await pause(5 + round * 3);
      child.kill('SIGKILL');
      await once(child, 'exit');
      for (const file of readdirSync(root)) left.add(file);
      await restoreFolder(folder);
      expect(built(), `round ${round}`).toHaveLength(1);
      expect(readdirSync(folder), `round ${round}`).toHaveLength(files);
    }
    expect(left.size, `found after the kills: ${[...left].join(', ')}`).toBeGreaterThan(1);
    expect(existsSync(`${folder}.next`)).toBe(false);
  });
});
