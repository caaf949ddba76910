/** The text of an element as it is copied: its paragraphs with an empty line between, or all of it. */
export function textOf(source: Element): string {
  const paragraphs = Array.from(source.querySelectorAll('p'), (paragraph) => paragraph.textContent);
  return paragraphs.length ? paragraphs.join('\n\n') : source.textContent;
}
