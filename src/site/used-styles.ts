import { PurgeCSS } from 'purgecss';

/** The style files of what only a script can bring into a page: the error screen, the dialog, the offer of a language, tooltips. */
const shownByScript = ['hero-frame', 'lost-lane', 'ways-on', 'action-link', 'copying', 'notifications-region', 'language-offer', 'term'];

/** The part of a style sheet that a page uses; what only a script can bring into it is kept as well. */
export async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    safelist: { greedy: [new RegExp(`^(${shownByScript.join('|')})_`)] },
    dynamicAttributes: ['data-state', 'open', 'popover-open', 'data-mantine-color-scheme', 'data-theme', 'data-copied'],
  });
  return result!.css;
}
