import { PurgeCSS } from 'purgecss';

/** The part of a style sheet that a page uses; what only a script can bring into it is kept as well. */
export async function usedStyles(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    dynamicAttributes: ['data-state', 'open', 'popover-open', 'data-mantine-color-scheme', 'data-theme', 'data-copied'],
  });
  return result!.css;
}
