import { expect, it } from 'vitest';
import { checkCalendar } from '../../tools/check/check-calendar.ts';
import { checkFacts, drawingFaults } from '../../tools/check/check-facts.ts';

const withDays = (...days: readonly [number, number]) =>
  ({ kind: 'hubs', incoterms: ['FOB'], leadTimes: [{ of: 'sea', days }], leadTimesTo: 'loading', hubs: ['HKHKG'] }) as const;

it('The facts of the site have no fault', () => {
  expect([...checkFacts(), ...checkCalendar()]).toEqual([]);
});

it('The build refuses lead times that run backwards, begin at nothing or leave their scale, by name', () => {
  const metals = (...days: readonly [number, number]) => checkFacts({ metals: withDays(...days) }, []);
  expect(metals(20, 60)).toEqual([]);
  const expected = 'src/facts/industries.ts: metals: leadTimes: sea: expected days from the shorter to the longer, up to 60, found';
  expect([metals(60, 20), metals(0, 20), metals(20, 61)].flat()).toEqual([
    `${expected} 60 to 20`,
    `${expected} 0 to 20`,
    `${expected} 20 to 61`,
  ]);
});

it('The build refuses a port that is in no list, by name', () => {
  const elsewhere = 'XXXXX' as 'HKHKG';
  const hubs = { ...withDays(20, 60), hubs: ['HKHKG', elsewhere] } as const;
  const routes = { ...withDays(20, 60), kind: 'routes', routes: [['HKHKG', elsewhere]] } as const;
  expect(checkFacts({ metals: hubs, chemicals: routes }, [])).toEqual([
    'src/facts/industries.ts: metals: hubs: expected a port of src/facts/ports.ts, found “XXXXX”',
    'src/facts/industries.ts: chemicals: routes: expected a port of src/facts/ports.ts, found “XXXXX”',
  ]);
});

it('The build refuses a kind of industry or an Incoterm that is in no list, by name', () => {
  const metals = { ...withDays(20, 60), kind: 'hub' as 'hubs' };
  const chemicals = { ...withDays(20, 60), incoterms: ['FOB', 'FOBB' as 'FOB'] } as const;
  expect(checkFacts({ metals, chemicals }, [])).toEqual([
    'src/facts/industries.ts: metals: kind: expected one of routes, hubs, machinery, found “hub”',
    'src/facts/industries.ts: chemicals: incoterms: expected an Incoterm of src/facts/incoterms.ts, found “FOBB”',
  ]);
});

it('The build refuses office hours that run backwards, do not last or leave the day, by name', () => {
  const hours = (opens: number, closes: number) => checkCalendar({ saturday: { days: [6], opens, closes } });
  expect([...hours(0, 1440), ...hours(540, 541)]).toEqual([]);
  const expected = 'src/facts/hours.ts: saturday: expected minutes of one day, from the earlier to the later, found';
  expect([hours(1080, 540), hours(540, 540), hours(-1, 540), hours(540, 1441)].flat()).toEqual([
    `${expected} 1080 to 540`,
    `${expected} 540 to 540`,
    `${expected} -1 to 540`,
    `${expected} 540 to 1441`,
  ]);
});

it('The build refuses holidays that are no days or out of order, and a last day that is not the end of their last year', () => {
  const listed = (days: string[], until = '2027-12-31') => checkCalendar({}, days, until);
  expect([...listed(['2026-12-25', '2027-01-01']), ...listed(['2028-02-29'], '2028-12-31'), ...listed([])]).toEqual([]);
  const file = 'src/facts/holidays.ts';
  expect(listed(['2026-02-30', '2026-2-17', '2027-01-01', '1 May 2027'])).toEqual(
    ['2026-02-30', '2026-2-17', '1 May 2027'].map((day) => `${file}: holidays: expected a day such as 2026-12-25, found “${day}”`),
  );
  expect(listed(['2027-01-01', '2026-12-25', '2026-12-25'])).toEqual([
    `${file}: holidays: expected a day after 2027-01-01, found “2026-12-25”`,
    `${file}: holidays: expected a day after 2026-12-25, found “2026-12-25”`,
  ]);
  for (const until of ['2026-12-31', '2028-12-31', '2027-12-27'])
    expect(listed(['2026-12-25', '2027-12-27'], until)).toEqual([
      `${file}: knownUntil: expected 2027-12-31, the last day of the last year listed, found “${until}”`,
    ]);
});

it('The build refuses a month of the legal pages that no year has', () => {
  const updated = (month: number) => checkCalendar({}, [], '', { month });
  expect([...updated(1), ...updated(12)]).toEqual([]);
  for (const month of [0, 13, 1.5])
    expect(updated(month)).toEqual([`src/facts/legal.ts: legalUpdated.month: expected a month from 1 to 12, found ${month}`]);
});

it('The build refuses a slug that stands twice, by name', () => {
  expect(checkFacts({}, ['audit', 'advice', 'audit'])).toEqual(['src/facts/services.ts: audit: expected each slug once, found it twice']);
});

it('The build refuses a service without its drawings, by their files', () => {
  expect(drawingFaults('.')).toEqual([]);
  expect(drawingFaults('.', ['factory-audit', 'customs'])).toEqual([
    'src/drawings/services/customs.svg: expected a drawing, found none',
    'src/drawings/heroes/customs.svg: expected a drawing, found none',
  ]);
});
