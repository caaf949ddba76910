import { onOtherPage } from './on-other-page.ts';

/** The fonts of src/theme/face.css, by the beginning of their file names. */
const faces = [
  { file: '/archivo-narrow-', family: 'Archivo Narrow', weight: '700' },
  { file: '/iosevka-', family: 'Iosevka', weight: '600' },
];

/**
 * With `font-display: optional` a font that loads too late is not used in the document, which avoids a layout shift. This loads the fonts, and
 * enables them at the next client-side navigation. Rejects if one cannot be loaded.
 */
export async function lateFaces(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
  const loaded = await Promise.all(
    faces.flatMap(({ file, family, weight }) => {
      const address = links.find(({ href }) => href.includes(file))?.href;
      return address ? [new FontFace(family, `url(${address})`, { weight }).load()] : [];
    }),
  );
  // Not earlier: the browser would restyle the current page, which React is about to replace.
  onOtherPage(() => loaded.forEach((face) => document.fonts.add(face)));
}
