import { expect, it } from 'vitest';
import { hatch } from '../../src/drawings/hatch.ts';

it('A square is hatched from edge to edge', () => {
  expect(lines(hatch('M1,1L11,1L11,11L1,11Z', 5))).toEqual(['M1 4L4 1', 'M1 9L9 1', 'M4 11L11 4', 'M9 11L11 9']);
});

it('A hole is left out, and so is the room between two areas', () => {
  expect(lines(hatch('M1,1L21,1L21,21L1,21ZM6,6L16,6L16,16L6,16Z', 20))).toEqual(['M1 19L6 14', 'M14 6L19 1', 'M19 21L21 19']);
  expect(lines(hatch('M1,9L3,9L3,11L1,11ZM9,1L11,1L11,3L9,3Z', 13))).toEqual(['M2 11L3 10', 'M10 3L11 2']);
});

const lines = (path: string) => path.split(/(?=M)/).toSorted((one, other) => parseFloat(one.slice(1)) - parseFloat(other.slice(1)) || 0);
