import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { rulesBeyond, styleParts } from '../../src/render/styles/style-parts.ts';
import { usedStylesOf } from '../../src/render/styles/used-styles.ts';
import { theme } from '../../src/theme/theme.ts';

const css = '.page{color:red}.page:has(.offer){color:blue}';

describe('The styles of a document', () => {
  const usedStyles = usedStylesOf(css);

  it('do not include the rules of elements that only the script adds', async () => {
    expect(await usedStyles('<main class="page"></main>')).toBe('.page{color:red}');
  });

  it('include the rules of such an element where the document has it', async () => {
    expect(await usedStyles('<main class="page"><p class="offer"></p></main>')).toBe(css);
  });

  it('contain no multiplication by Mantine’s scale, which is 1', () => {
    expect(mergeMantineTheme(DEFAULT_THEME, theme).scale).toBe(1);
    const length = '.page{width:calc(2rem * var(--mantine-scale));margin:calc(-.5rem * var(--mantine-scale) + 1px)}';
    expect(styleParts(length).screen).toBe('.page{width:2rem;margin:calc(-.5rem + 1px)}');
  });
});

describe('The style sheet that is loaded later', () => {
  it('has only those selectors of a list that documents lack: a repeated rule would override a later one of the document', () => {
    const all = '.a,.b{display:none}@media (width<=9em){.a{display:block}}';
    expect(rulesBeyond(all, ['.a{display:none}@media (width<=9em){.a{display:block}}'])).toBe('.b{display:none}');
  });

  it('has the rules that some documents have and others lack', () => {
    expect(rulesBeyond('.a,.b{color:red}.c{color:red}', ['.a,.b{color:red}', '.b{color:red}.c{color:red}'])).toBe(
      '.a{color:red}.c{color:red}',
    );
  });
});
