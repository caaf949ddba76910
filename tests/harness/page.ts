import { parse, type HTMLElement } from 'node-html-parser';

/** A page as a host would serve it, read the way a visitor or a screen reader does. */
export class Page {
  readonly root: HTMLElement;

  constructor(
    readonly address: string,
    readonly status: number,
    readonly html: string,
  ) {
    this.root = parse(html);
    // Scripts, and elements that are hidden at first.
    for (const unseen of this.root.querySelectorAll('body script, [hidden]')) unseen.remove();
  }

  get lang() {
    return this.root.querySelector('html')!.getAttribute('lang');
  }

  get title() {
    return words(this.root.querySelector('title')!);
  }

  meta(name: string) {
    return this.root.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  }

  get h1() {
    return this.root.querySelectorAll('h1').map(words);
  }

  headings(level: 2 | 3 | 4, within: HTMLElement = this.main) {
    return within.querySelectorAll(`h${level}`).map(words);
  }

  get main() {
    return this.root.querySelector('main')!;
  }

  get header() {
    return this.root.querySelector('header')!;
  }

  get footer() {
    return this.root.querySelector('footer')!;
  }

  /** The section whose heading has this id: the same in every language. */
  part(id: string): HTMLElement {
    const found = this.main.querySelectorAll('section').find((section) => section.getAttribute('aria-labelledby') === id);
    if (!found) throw new Error(`${this.address}: no section is named by #${id}`);
    return found;
  }

  /** Name and target of every link, in document order; downloads are left out. */
  links(within: HTMLElement = this.root) {
    return within.querySelectorAll('a:not([download])').map((link) => ({ name: nameOf(link), href: link.getAttribute('href') ?? '' }));
  }
}

/** The text of an element with runs of white space as one space, as it is displayed. */
export function words(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

/** What a screen reader calls an element: its label, or the words in it. */
function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? words(element);
}
