import postcss from 'postcss';
import { expect, it } from 'vitest';
import { readText } from '../read-text.ts';

it('[10.addresses.2] Hong Kong Chinese is drawn with faces for Hong Kong or Taiwan, none for the mainland, Japan or Korea', () => {
  const faces: string[] = [];
  postcss.parse(readText('src/theme/type.css')).walkDecls('--han', ({ value, parent }) => {
    expect(parent).toMatchObject({ selector: ':root:lang(zh-Hant-HK)' });
    faces.push(...value.split(', ').map((face) => face.replaceAll("'", '')));
  });
  expect(faces).toEqual(['PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK', 'sans-serif']);
});
