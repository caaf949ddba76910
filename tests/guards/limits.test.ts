import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { incoterms } from '../../src/facts/incoterms.ts';
import { industries, longestLeadTimeDays } from '../../src/facts/industries.ts';
import type { TradeTerms } from '../../src/facts/industry.ts';
import { mailLinkLimit } from '../../src/facts/mail.ts';
import { copyOf } from '../../src/render/copy-of.ts';
import { languageCodes } from '../page.ts';

describe('Limits are those that are spoken of', () => {
  it('a build refuses a mail link of more than 2,000 characters', () => {
    expect(mailLinkLimit).toBe(2000);
  });

  it('the Incoterms are the seven, from the least to the most that the seller bears', () => {
    expect(incoterms).toEqual(['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP']);
  });

  it('the scale of lead times is as long as the longest of them', () => {
    const terms = Object.values(industries).filter((industry): industry is typeof industry & TradeTerms => 'leadTimes' in industry);
    const longest = terms.flatMap(({ leadTimes }) => leadTimes.map(({ days: [, to] }) => to));
    expect(longestLeadTimeDays).toBe(Math.max(...longest));
  });

  it('and has a tick every ten days', () => {
    const styles = readFileSync('src/components/ruler.module.css', 'utf8');
    expect(styles).toContain(`calc(100% / ${longestLeadTimeDays / 10})`);
  });

  it.each(languageCodes)('%s: and names its own end', (code) => {
    expect((copyOf(code).industry as { scaleTo: string }).scaleTo).toMatch(new RegExp(`(?<!\\d)${longestLeadTimeDays}(?!\\d)`));
  });
});
