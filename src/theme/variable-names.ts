import { colours } from './colours.ts';
import { tokens } from './tokens.ts';

/** Those that each language sets for itself, in base.css. */
const ofLanguage = ['step-hero', 'step-title', 'step-section', 'leading', 'text-face', 'display-face'];

const names = [...ofLanguage, ...Object.keys(tokens), ...Object.keys(colours), 'ground', 'ground-hover', 'letters'];

/** The text of a style sheet with our variables called by number: every document repeats them. */
export const withShortVariables = (css: string): string =>
  css.replace(/--([a-z][\w-]*)/g, (whole, name: string) => {
    const place = names.indexOf(name);
    return place < 0 ? whole : `--${place.toString(36)}`;
  });
