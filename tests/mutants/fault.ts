/** One thing made wrong: in one file of the tree, as it is read and never as it lies on the disk. */
export interface Fault {
  /** Its kind and where it is; the same in every run. */
  id: string;
  kind: string;
  /** From the root of the project. */
  file: string;
  /** In words, what is wrong with it. */
  what: string;
  /** The file's text with the fault in it. */
  change: (text: string) => string;
  /** Words that a test which sees it is likely to mention. */
  near: readonly string[];
}

/** The text with what stands between two places replaced. */
export const splice = (text: string, start: number, end: number, by: string): string => text.slice(0, start) + by + text.slice(end);

/** The text with two parts of it, the first before the second, in each other's place. */
export function exchange(text: string, [a, b]: readonly [number, number], [c, d]: readonly [number, number]): string {
  return text.slice(0, a) + text.slice(c, d) + text.slice(b, c) + text.slice(a, b) + text.slice(d);
}
