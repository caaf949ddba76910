/**
 * A display face that came too late for the document is left out of all that is in it (`font-display: optional`), as it
 * would move the words. On the next page it moves nothing: it is there from then on. Gives what shows it, once it has come.
 */
export async function lateFace(): Promise<() => void> {
  const file = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (!file) return () => {};
  const face = await new FontFace('Newsreader', `url(${file})`, { weight: '600' }).load();
  return () => void document.fonts.add(face);
}
