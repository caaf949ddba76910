import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { AddressLines } from '../../src/components/address-lines.tsx';

it.each([
  ['香港九龍樣本街1號樣本商業中心1001室', '香港九龍<wbr/>樣本街1號<wbr/>樣本商業中心<wbr/>1001室'],
  ['香港中環皇后大道中99號大廈12樓1203室', '香港<wbr/>中環皇后大道中99號<wbr/>大廈<wbr/>12樓<wbr/>1203室'],
  ['Suite 1001, 1 Sample Street, Kowloon', 'Suite 1001, 1 Sample Street, Kowloon'],
])('the lines of “%s” break only between its parts', (address, html) => {
  expect(renderToStaticMarkup(createElement(AddressLines, null, address))).toBe(html);
});
