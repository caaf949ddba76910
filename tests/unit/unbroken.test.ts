import { expect, it } from 'vitest';
import { unbroken, unbrokenAddress } from '../../src/i18n/unbroken.ts';

it.each([
  ['safety glass to EN 14449', 'safety glass to EN\u00a014449'],
  ['EN ISO 20471', 'EN\u00a0ISO\u00a020471'],
  ['hydraulic oil ISO VG 46', 'hydraulic oil ISO\u00a0VG\u00a046'],
  ['tires to UN R30 and UN R54', 'tires to UN\u00a0R30 and UN\u00a0R54'],
  ['480 V, 60 Hz', '480\u00a0V, 60\u00a0Hz'],
  ['100 Wh (cells 20 Wh)', '100\u00a0Wh (cells 20\u00a0Wh)'],
  ['夾層玻璃（EN 14449）', '夾層玻璃（EN\u00a014449）'],
  ['15–35 days', '15–35\u00a0days'],
])('Copy: %s has no line break', (copy, shown) => {
  expect(unbroken(copy)).toBe(shown);
});

it.each(['RFQ for steel', 'a 2 year warranty', 'In 2025 the company', 'SDS and COA', '80 gsm'])('Copy: %s stays as it is', (copy) => {
  expect(unbroken(copy)).toBe(copy);
});

it.each([
  ['Suite 1001, 1 Sample Street, Kowloon', 'Suite\u00a01001, 1\u00a0Sample Street, Kowloon'],
  ['Unit 1203B, 12/F, Tower 2, 99A Sample Road', 'Unit\u00a01203B, 12/F, Tower\u00a02, 99A\u00a0Sample Road'],
  ['香港九龍樣本街1號樣本商業中心1001室', '香港九龍樣本街1號樣本商業中心1001室'],
])('The numbers of the address %s stand on one line with their words', (address, shown) => {
  expect(unbrokenAddress(address)).toBe(shown);
});
