import { colours } from '../theme/colours.ts';

/**
 * The picture beside a link to the site where somebody sends one: its name in `dist/`, and the measure in pixels that readers of the Open
 * Graph protocol ask for.
 */
export const preview = { file: 'preview.png', width: 1200, height: 630 } as const;

/** What a picture by itself needs of the styles of drawings. */
const styles = (
  [
    ['sea', 'fill', 'sea'],
    ['land', 'fill', 'land'],
    ['spot', 'fill', 'red'],
    ['dark', 'fill', 'ink'],
    ['paper', 'fill', 'white'],
    ['edge', 'stroke', 'form'],
    ['line', 'stroke', 'form'],
    ['fine', 'stroke', 'form'],
    ['course', 'stroke', 'red'],
    ['mark', 'stroke', 'red'],
    ['shoal', 'stroke', 'shoal'],
    ['shoal2', 'stroke', 'shallow'],
  ] as const
).map(([name, property, colour]) => `.${name}{${property}:${colours[colour][0]}}`);

const widths = '.shoal2{stroke-width:44}.shoal{stroke-width:16}.course{stroke-width:3;stroke-dasharray:9 3}text{display:none}';

/**
 * The sheet with its sign, the site's mark and the harbour (both the text of an SVG), as SVG. There are no words in it: those stand beside
 * it, in the page's own language.
 */
export function previewDrawing(mark: string, harbour: string): string {
  const { width, height } = preview;
  const [form] = colours.form;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>${styles.join('')}${widths}</style>
    <rect width="100%" height="100%" fill="${colours.white[0]}"/>
    <rect width="120" height="100%" fill="${form}"/>
    ${mark.replace('<svg', '<svg x="190" y="175" width="280" height="280"')}
    ${harbour.replace('<svg', `<svg x="560" y="0" width="640" height="630" fill="none"`)}
    <path d="M559 0v630" stroke="${form}" stroke-width="4"/>
  </svg>`;
}
