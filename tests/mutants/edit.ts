/** A part of a text, from `start` to `end`, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  by: string;
}

export const edited = (text: string, { start, end, by }: Edit): string => text.slice(0, start) + by + text.slice(end);

type Part = Pick<Edit, 'start' | 'end'>;

/** Two parts of a text, the first before the second, each in the other's place. */
export const exchanged = (text: string, first: Part, second: Part): Edit => ({
  start: first.start,
  end: second.end,
  by: text.slice(second.start, second.end) + text.slice(first.end, second.start) + text.slice(first.start, first.end),
});
