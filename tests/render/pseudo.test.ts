import { describe, expect, it } from 'vitest';
import { placeholder } from '../../src/i18n/placeholder.ts';
import { isPseudo, pseudoCopy, pseudoText } from '../../src/render/pseudo.ts';

describe('The pseudo-language', () => {
  it('adds accents, brackets and length, and does not change placeholders', () => {
    const text = 'Contact {{companyShort}} in Hong Kong within {{hubCount, words}} hours';
    const shown = pseudoText(text, 'pseudo');
    expect(shown).toMatch(/^⟦.*⟧$/);
    expect(shown.match(placeholder)).toEqual(['{{companyShort}}', '{{hubCount, words}}']);
    expect(shown.replace(placeholder, '')).not.toMatch(/[a-z]/i);
    const length = (of: string) => of.replace(placeholder, '').length;
    expect(length(shown) / length(text)).toBeGreaterThan(1.4);
  });

  it('runs from right to left in its second mode, and every override character has its end', () => {
    const shown = pseudoText('Open {{when}}, Hong Kong time', 'pseudo-rtl');
    expect(shown.match(/\u202e[^\u202e\u202c]+\u202c/g)).toHaveLength(2);
    expect(shown.match(/[\u202e\u202c]/g)).toHaveLength(4);
  });

  it('converts every text of a tree and keeps its shape', () => {
    expect(pseudoCopy({ a: 'x', b: [{ c: 'y' }, 'z'] }, 'pseudo')).toEqual({
      a: expect.stringMatching(/^⟦ẋ.⟧$/) as string,
      b: [{ c: expect.stringMatching(/^⟦ý.⟧$/) as string }, expect.stringMatching(/^⟦ž.⟧$/) as string],
    });
  });

  it('is shown in its own modes only', () => {
    expect(['production', 'development', 'test'].filter(isPseudo)).toEqual([]);
    expect(['pseudo', 'pseudo-rtl'].every(isPseudo)).toBe(true);
  });
});
