import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../src/theme/theme.ts';
import { readText } from '../read-text.ts';

const sheets = Object.fromEntries(globSync('src/**/*.css').map((path) => [path, readText(path)]));

interface Declaration {
  /** The selectors and conditions around it, outermost first. */
  within: string;
  property: string;
  value: string;
}

/** Every declaration of a style sheet, at any depth. */
function declarations(text: string): Declaration[] {
  const blocks: string[] = [];
  return Array.from(text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)).flatMap(([, words, mark]) => {
    const [property, value] = words!.split(/:\s(.*)/s).map((part) => part.trim());
    const found = mark !== '{' && value ? [{ within: blocks.join(' '), property: property!, value }] : [];
    if (mark === '{') blocks.push(words!.trim().replace(/\s+/g, ' '));
    if (mark === '}') blocks.pop();
    return found;
  });
}

const declared = (path: string, property: string) => declarations(sheets[path]!).filter((each) => each.property === property);
const ring = '3px solid var(--red)';

describe('The focus is visible', () => {
  it.each(['a', 'button', 'summary', 'textarea', '[tabindex]'])('%s has a ring of 3 px', (element) => {
    const elementsOf = (selector: string) => /:is\((.*)\):focus-visible$/.exec(selector)?.[1]?.split(', ');
    const found = declared('src/theme/base.css', 'outline').find(({ within }) => elementsOf(within)?.includes(element));
    expect(found?.value, `src/theme/base.css: outline of ${element}:focus-visible`).toBe(ring);
  });

  it.each(Object.keys(sheets))('%s declares at least as many rings as it removes', (path) => {
    const outlines = declared(path, 'outline');
    expect([...declared(path, 'outline-width'), ...declared(path, 'outline-style')], `${path}: rings changed in part`).toEqual([]);
    const taken = outlines.filter(({ value }) => value !== ring);
    const given = outlines.filter(({ value }) => value === ring);
    expect(given.length, `${path}: rings; taken away: ${taken.map(({ within }) => within).join(' | ')}`).toBeGreaterThanOrEqual(
      taken.length,
    );
  });

  it.each([
    // style sheet                              ring colours on its dark ground
    ['src/components/band.module.css', ['var(--on-band)']],
    ['src/frame/language-offer.module.css', ['var(--on-form)']],
    ['src/frame/site-header.module.css', ['var(--on-red)']],
  ])('on the dark ground of %s the ring is light', (path, colours) => {
    expect(declared(path, 'outline-color').map(({ value }) => value)).toEqual(colours);
  });

  it('and the region of notifications has a ring when it has the focus, unless each notification has one', () => {
    expect(declared('src/behaviour/notifications-region.module.css', 'outline').map(({ value }) => value)).toEqual(['none', ring]);
  });
});

describe('With reduced motion nothing is animated', () => {
  const stilled = (path: string) => declarations(sheets[path]!).filter(({ within }) => within.includes('(prefers-reduced-motion: reduce)'));

  it.each(['animation', 'transition', 'scroll-behavior'])('%s is off on every element', (property) => {
    const found = stilled('src/theme/base.css').find((each) => each.property === property);
    expect(found, `src/theme/base.css: ${property}`).toMatchObject({ within: expect.stringContaining('*, ::before, ::after') });
    expect(found!.value).toMatch(/^(none|auto) !important$/);
  });

  it('view transitions between documents are off', () => {
    const turned = declared('src/theme/page-turn.css', 'navigation').map(({ within, value }) => `${within}: ${value}`);
    expect(turned).toEqual(['@media (prefers-reduced-motion: no-preference) @view-transition: auto']);
  });

  it('the components of Mantine respect it', () => {
    expect(theme.respectReducedMotion).toBe(true);
  });
});
