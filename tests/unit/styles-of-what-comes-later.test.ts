import { describe, expect, it } from 'vitest';
import { usedStyles } from '../../src/site/used-styles';

const css = '.page{color:red}.page:has(.offer){color:blue}';

describe('The styles of a document', () => {
  it('are without those for a page that has what only the script brings', async () => {
    expect(await usedStyles(css, '<main class="page"></main>')).toBe('.page{color:red}');
  });

  it('are with them where it stands in the document', async () => {
    expect(await usedStyles(css, '<main class="page"><p class="offer"></p></main>')).toBe(css);
  });
});
