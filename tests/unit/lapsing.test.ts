import { describe, expect, it } from 'vitest';
import { lapsing } from '../../tools/launch/lapsing.ts';

const held = [{ what: 'security.txt', file: 'src/facts/security.ts', until: '2027-10-31T00:00:00Z' }];

describe('A file with an expiry date', () => {
  it('is not reported sixty days before it', () => {
    expect(lapsing(held, new Date('2027-09-01T00:00:00Z'))).toEqual([]);
  });

  it('is reported when less is left, with the file in which to renew it', () => {
    expect(lapsing(held, new Date('2027-09-01T00:00:01Z'))).toEqual([
      'src/facts/security.ts: security.txt holds until 2027-10-31T00:00:00Z; expected at least 60 days from now',
    ]);
  });

  it('is reported where the date is invalid', () => {
    expect(lapsing([{ ...held[0]!, until: 'soon' }], new Date())).toHaveLength(1);
  });
});
