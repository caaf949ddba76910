import { colours } from './colours.ts';
import { tokens } from './tokens.ts';

const names = [...Object.keys(tokens), ...Object.keys(colours), 'text-face', 'display-face', 'ground', 'ground-hover', 'letters'];

/** The text of a style sheet with our variables called by number: every document repeats them. */
export const withShortVariables = (css: string): string =>
  css.replace(/--([a-z][\w-]*)/g, (whole, name: string) => {
    const place = names.indexOf(name);
    return place < 0 ? whole : `--${place.toString(36)}`;
  });
