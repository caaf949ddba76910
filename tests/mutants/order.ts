import { readFileSync } from 'node:fs';
import type { Outcome } from './suite.ts';

/** What the order of the test files is asked for: the kind of a fault, its file, and words that belong to it. */
export interface Sought {
  kind: string;
  file: string;
  near: readonly string[];
}

/** Knows which test file is likely to see a fault: what has seen its like before, then what has its words, then what is quick. */
export function createOrder(measured: readonly Outcome[]) {
  const sources = new Map(measured.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  const quick = new Map(measured.map(({ file, milliseconds }) => [file, milliseconds]));
  const seen = new Map<string, number>();
  const countOf = (file: string, like: string) => seen.get(`${file} ${like}`) ?? 0;
  const scoreOf = (file: string, { kind, file: changed, near }: Sought) => {
    const words = near.filter((word) => sources.get(file)!.includes(word)).length;
    const likely = Math.min(countOf(file, kind), 8) + 2 * Math.min(countOf(file, kind + changed + near[0]), 8);
    return likely + 4 * Math.min(words, 3) - quick.get(file)! / 1000;
  };
  return {
    sort(sought: Sought): string[] {
      const scores = new Map(measured.map(({ file }) => [file, scoreOf(file, sought)]));
      return [...scores.keys()].sort((a, b) => scores.get(b)! - scores.get(a)!);
    },
    learn(file: string, { kind, file: changed, near }: Sought) {
      for (const like of [kind, kind + changed + near[0]]) seen.set(`${file} ${like}`, countOf(file, like) + 1);
    },
  };
}
