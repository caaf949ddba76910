import { spawn, type StdioOptions } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The first of the programs that is there: by its name on the PATH, or by a pattern of its full path. */
export function find(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => (name.startsWith('/') ? globSync(name) : folders.map((folder) => join(folder, name))));
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export interface Running {
  /** The first match in what the program says on the stream (2 is its standard error). */
  says(stream: number, pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

export function start(program: string, args: string[], env: Record<string, string> = {}): Running {
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { stdio, env: { ...process.env, ...env } });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = ['', '', '', ''];
  for (const stream of [2, 3]) (child.stdio[stream] as Readable).on('data', (data: Buffer) => (said[stream] += data.toString()));
  return {
    says(stream, pattern) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(said[stream]!);
          if (match) resolve(match);
        };
        (child.stdio[stream] as Readable).on('data', look);
        child.once('error', reject);
        void ended.then(() => reject(new Error(`${program} ended without a word of ${pattern}: ${said[2]}`)));
        look();
      });
    },
    async stop() {
      process.off('exit', stop);
      stop();
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
