/**
 * Adds the styles of something loaded late, behind the page's own, whose first line orders all layers. Mantine multiplies
 * every length by a scale, which the page's own styles have been relieved of.
 */
export function addLateStyle(css: string) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: `:root{--mantine-scale:1}${css}` }));
}
