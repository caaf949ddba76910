/** The text to copy from an element: its paragraphs joined by empty lines, or all its text if it has none. */
export function textOf(source: Element): string {
  const paragraphs = Array.from(source.querySelectorAll('p'), (paragraph) => paragraph.textContent);
  return paragraphs.length ? paragraphs.join('\n\n') : source.textContent;
}
