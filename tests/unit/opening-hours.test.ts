import { describe, expect, it } from 'vitest';
import { openingHours } from '../../src/facts/hours.ts';
import { openingState } from '../../src/facts/opening-state.ts';

/** A week in Hong Kong whose Wednesday is a public holiday: 5 January 2026 is a Monday. */
const calendar = { hours: openingHours, holidays: ['2026-01-07'], knownUntil: '2026-12-31' };
const at = (day: number, time: string) => new Date(`2026-01-${String(day).padStart(2, '0')}T${time}:00+08:00`);

const hours = [
  // moment                     day  time     open   changes on, at
  ['Monday before nine', 5, '08:59', false, 5, '09:00'],
  ['Monday at nine', 5, '09:00', true, 5, '18:00'],
  ['Monday before six', 5, '17:59', true, 5, '18:00'],
  ['Monday at six', 5, '18:00', false, 6, '09:00'],
  ['Tuesday at noon', 6, '12:00', true, 6, '18:00'],
  ['Tuesday at six, before a holiday', 6, '18:00', false, 8, '09:00'],
  ['a holiday at noon', 7, '12:00', false, 8, '09:00'],
  ['the Wednesday after, at noon', 14, '12:00', true, 14, '18:00'],
  ['Thursday at noon', 8, '12:00', true, 8, '18:00'],
  ['Friday at noon', 9, '12:00', true, 9, '18:00'],
  ['Saturday before nine', 10, '08:59', false, 10, '09:00'],
  ['Saturday at nine', 10, '09:00', true, 10, '13:00'],
  ['Saturday before one', 10, '12:59', true, 10, '13:00'],
  ['Saturday at one', 10, '13:00', false, 12, '09:00'],
  ['Sunday at noon', 11, '12:00', false, 12, '09:00'],
] as const;

describe('9. Business constants and limits: business hours', () => {
  it.each(hours)('%s: January %i, %s: open is %s', (_moment, day, time, open, changesOn, changesAt) => {
    expect(openingState(at(day, time), calendar)).toEqual({ open, changesAt: at(changesOn, changesAt) });
  });

  it('are not shown for a day whose holidays are not known', () => {
    const known = { ...calendar, knownUntil: '2026-01-05' };
    expect(openingState(at(5, '17:59'), known)).toEqual({ open: true, changesAt: at(5, '18:00') });
    expect(openingState(at(5, '18:00'), known), 'the next opening would be on such a day').toBeNull();
    expect(openingState(at(6, '12:00'), known)).toBeNull();
  });
});
