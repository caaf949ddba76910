import { round } from './point.ts';
import { escapeXml } from './escape-xml.ts';

/** The arc of the text on the ring, in degrees; the rest is for the star. */
const sweep = 292;
/** The radius of the baseline of that text, in SVG units; the centre is at 56, 56. */
const radius = 43;

/** The width of a capital in Archivo Narrow, letter spacing included, relative to most others (1, about 0.62 em); an estimate. */
const widthOf = (letter: string) => (/[\s.,'’I]/.test(letter) ? 0.6 : /[ELTFJ]/.test(letter) ? 0.9 : 1);

/** The letters around the ring, one by one: WebKit shows no text on a path from another file, and Firefox does not stretch one. */
function onTheRing(text: string): string {
  const letters = Array.from(text, (letter) => ({ letter, width: widthOf(letter) }));
  const whole = letters.reduce((sum, { width }) => sum + width, 0);
  let before = 0;
  return letters
    .map(({ letter, width }) => {
      const degrees = ((before + width / 2) / whole - 0.5) * sweep;
      before += width;
      return letter.trim() && `<text x="56" y="13" transform="rotate(${round(degrees)} 56 56)">${escapeXml(letter)}</text>`;
    })
    .join('');
}

/**
 * The company's seal (chop) as SVG markup: the English name on the ring; inside, the Chinese one in two lines, if there is one. For
 * decoration only; do not use it where it could be taken for a signature.
 */
export function chop({ english, chinese = '' }: { english: string; chinese?: string }): string {
  const size = round(Math.min(11.5, ((sweep / 360) * 2 * Math.PI * radius) / (english.length * 0.62)));
  return [
    '<svg viewBox="0 0 112 112"><g transform="rotate(-7 56 56)">',
    '<circle class="redline" cx="56" cy="56" r="54"/><circle class="mark" cx="56" cy="56" r="36"/>',
    `<g class="stamped" text-anchor="middle"><g font-size="${size}">${onTheRing(english.toUpperCase())}</g>${inTwoLines(chinese)}</g>`,
    '<path class="spot" d="M56 97l1.6 4 4.4.2-3.4 2.7 1.2 4.2-3.8-2.4-3.8 2.4 1.2-4.2-3.4-2.7 4.4-.2Z"/></g></svg>',
  ].join('');
}

function inTwoLines(chinese: string): string {
  if (!chinese) return '';
  const characters = Array.from(chinese);
  const half = Math.ceil(characters.length / 2);
  const size = Math.min(16, 52 / half);
  const line = (part: string[], y: number) => `<text x="56" y="${round(y)}">${escapeXml(part.join(''))}</text>`;
  return `<g font-size="${round(size)}">${line(characters.slice(0, half), 53)}${line(characters.slice(half), 53 + size * 1.25)}</g>`;
}
