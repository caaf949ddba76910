import { parse, type HTMLElement } from 'node-html-parser';
import { pagePaths } from '../../src/pages.ts';
import { languageCodes, page } from '../page.ts';
import type { PageFault } from './see.ts';

const details = /^\/(industries\/(automotive|marine-supplies|light-heavy-machinery)|services\/quality-assurance|legal\/\w+)$/;

/** A path of each kind of page. */
const paths = [...pagePaths.filter((path) => path.split('/').length === 2 || details.test(path)), '/no-such-page'];

/** A page as it is rendered, and as a tree that knows the places in the text. */
export interface Rendered {
  code: string;
  path: string;
  address: string;
  html: string;
  root: HTMLElement;
}

/** One page of each kind in each language. */
export const rendered: readonly Rendered[] = await Promise.all(
  languageCodes.flatMap((code) =>
    paths.map(async (path) => {
      const { address, html } = await page(code, path);
      return { code, path, address, html, root: parse(html) };
    }),
  ),
);

/** The elements of all these pages that a selector finds: each with its page, its place and the beginning of its words. */
export const elements = (selector: string, isMeant: (page: Rendered, element: HTMLElement) => boolean = () => true) =>
  rendered.flatMap((page) =>
    page.root
      .querySelectorAll(selector)
      .filter((element) => isMeant(page, element))
      .map((element) => {
        const [start, end] = element.range;
        return { page, element, start, end, says: `“${element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40)}”@${start}` };
      }),
  );

/** The page with another text from one place to another. */
export const inPage = ({ code, path, address }: Rendered, what: string, start: number, end: number, by: string): PageFault => ({
  what: `${path} (${code}): ${what}`,
  address,
  start,
  end,
  by,
});
