import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { incoterms } from '../../src/facts/incoterms.ts';
import { industries, longestLeadTimeDays } from '../../src/facts/industries.ts';
import type { TradeTerms } from '../../src/facts/industry.ts';
import { mailLinkLimit } from '../../src/facts/mail.ts';
import { copyOf } from '../../src/render/copy-of.ts';
import { languageCodes } from '../page.ts';

describe('Limits', () => {
  it('the limit of a mail link is 2,000 characters', () => {
    expect(mailLinkLimit).toBe(2000);
  });

  it('the Incoterms are the seven, in the order of the seller’s obligations', () => {
    expect(incoterms).toEqual(['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP']);
  });

  it('the scale of lead times ends at the longest of them', () => {
    const terms = Object.values(industries).filter((industry): industry is typeof industry & TradeTerms => 'leadTimes' in industry);
    const longest = terms.flatMap(({ leadTimes }) => leadTimes.map(({ days: [, to] }) => to));
    expect(longestLeadTimeDays).toBe(Math.max(...longest));
  });

  it('the scale has a tick every ten days', () => {
    const styles = readFileSync('src/components/ruler.module.css', 'utf8');
    expect(styles).toContain(`calc(100% / ${longestLeadTimeDays / 10})`);
  });

  it.each(languageCodes)('%s: the text of the scale names its end', (code) => {
    expect((copyOf(code).industry as { scaleTo: string }).scaleTo).toMatch(new RegExp(`(?<!\\d)${longestLeadTimeDays}(?!\\d)`));
  });
});
