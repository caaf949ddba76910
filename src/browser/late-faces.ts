/** The faces of src/theme/face.css, by how their files' names begin. */
const faces = [
  { file: '/archivo-narrow-', family: 'Archivo Narrow', weight: '700' },
  { file: '/iosevka-', family: 'Iosevka', weight: '600' },
];

/**
 * A face that came too late for the document is left out of all that is in it (`font-display: optional`), as it would move the
 * words. On the next page it moves nothing: it is there from then on. Gives what shows the faces, once they have come.
 */
export async function lateFaces(): Promise<() => void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
  const loaded = await Promise.all(
    faces.flatMap(({ file, family, weight }) => {
      const address = links.find(({ href }) => href.includes(file))?.href;
      return address ? [new FontFace(family, `url(${address})`, { weight }).load()] : [];
    }),
  );
  return () => loaded.forEach((face) => document.fonts.add(face));
}
