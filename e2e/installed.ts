import { existsSync } from 'node:fs';
import { refusal } from '../tools/refusal.ts';

/** The path in the environment variable, or else the first of these paths that exists. Throws where the variable names no file. */
export function installed(variable: string, ...paths: string[]): string | undefined {
  const named = process.env[variable];
  if (!named) return paths.find((path) => existsSync(path));
  if (!existsSync(named)) throw refusal(`${variable} is “${named}”; expected the path of a program, found no such file`);
  return named;
}
