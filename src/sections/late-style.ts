/** Adds the styles of something loaded late, behind the page's own, whose first line orders all layers. */
export function addLateStyle(css: string) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}
