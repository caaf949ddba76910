import { readFileSync } from 'node:fs';

/**
 * The text of a file of the project as it lies on the disk, or with the fault that `npm run test:mutants` has planted in it:
 * for style sheets, which Vitest does not hand out as text.
 */
export function readText(path: string): string {
  const { planted } = globalThis as { planted?: { file: string; text: string } | null };
  return planted?.file === path ? planted.text : readFileSync(path, 'utf8');
}
