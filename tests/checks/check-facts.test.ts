import { expect, it } from 'vitest';
import { checkFacts, drawingFaults } from '../../tools/check/check-facts.ts';

const withDays = (...days: readonly [number, number]) =>
  ({ kind: 'hubs', incoterms: ['FOB'], leadTimes: [{ of: 'sea', days }], leadTimesTo: 'loading', hubs: ['HKHKG'] }) as const;

it('The facts of the site have no fault', () => {
  expect(checkFacts()).toEqual([]);
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
