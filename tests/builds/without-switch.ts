import { parse } from 'node-html-parser';
import postcss from 'postcss';
import { keepSelectors } from '../../src/render/styles/style-parts.ts';

/** A document without its references to other languages: those in its head, the switch with its styles, and the sign. */
export function withoutSwitch(html: string): string {
  const document = parse(html);
  const leading = document.querySelectorAll(
    'link[hreflang], meta[property="og:locale:alternate"], header :is(span, details):has(a[hreflang]), main [lang][aria-hidden]',
  );
  const classes = new Set(leading.flatMap((element) => [element, ...element.querySelectorAll('[class]')]).flatMap(classesOf));
  for (const element of leading) element.remove();
  const sheet = document.querySelector('style')!;
  const styles = postcss.parse(sheet.textContent);
  const ofTheSwitch = (selector: string) =>
    // Some pages have other <details>, with the same base styles.
    selector.startsWith('summary') || Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name]) => name!).some((name) => classes.has(name));
  keepSelectors(styles, (selector) => !ofTheSwitch(selector));
  sheet.textContent = styles.toString();
  // The style sheet that is loaded later has a hash in its name, and has other rules of the switch.
  return document
    .toString()
    .replace(/"workTranslation":\[.*?\],/, '')
    .replace(/late-[\w-]{8}\.css/, 'late.css');
}

const classesOf = (element: { classNames?: string }) => element.classNames?.split(' ').filter(Boolean) ?? [];
