/**
 * Appends the styles of a lazily loaded chunk. The page's own style sheet has fixed the order of layers, so these cannot override it.
 * Mantine's styles multiply lengths by `--mantine-scale`, which the build removes from the page's own styles.
 */
export function addLateStyle(css: string) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: `:root{--mantine-scale:1}${css}` }));
}
