import { describe, expect, it } from 'vitest';
import { readText } from '../read-text.ts';

const styles = readText('src/frame/site-header.module.css');

/** Every rule for the current item of the navigation: the end of its selector, and the properties it declares. */
const rules = Array.from(styles.matchAll(/&(\[aria-current[^\]]*\])[^{]*\{([^}]*)\}/g), ([, selector, body]) => ({
  selector: selector!,
  declared: body!
    .split(';')
    .map((each) => each.split(':')[0]!.trim())
    .filter(Boolean),
}));

describe('17. Navigation: the current item', () => {
  it('looks current by a border, which forced colours keep, and so not by colour alone', () => {
    const declared = rules.flatMap((rule) => rule.declared);
    expect(declared).toEqual(['border-block-end', 'padding-block-start']);
  });

  it('[17.current.2] looks the same for the page itself and for the section of an inner page', () => {
    expect(rules.length, 'one rule for narrow and wide screens').toBe(1);
    expect(new Set(rules.map(({ selector }) => selector)), 'whatever the value of aria-current').toEqual(new Set(['[aria-current]']));
    expect(styles.match(/aria-current/g), 'no other rule').toHaveLength(rules.length);
  });
});
