import { round } from './point.ts';
import { escapeXml } from './escape-xml.ts';

/** The arc of the text on the ring, in degrees; the rest is for the star. */
const sweep = 292;
const radius = 43;
const middle = 56;

/** The point of the ring at an angle, clockwise from the top in degrees, as SVG coordinates `x y`. */
const around = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(middle + radius * Math.sin(angle))} ${round(middle - radius * Math.cos(angle))}`;
};

/**
 * The company's seal (chop) as SVG markup: the English name on the ring; inside, the Chinese one in two lines, if there is one. For
 * decoration only; do not use it where it could be taken for a signature.
 */
export function chop({ english, chinese = '' }: { english: string; chinese?: string | undefined }): string {
  const length = round((sweep / 360) * 2 * Math.PI * radius);
  const letter = round(Math.min(11.5, Number(length) / (english.length * 0.62)));
  return [
    '<svg viewBox="0 0 112 112"><g transform="rotate(-7 56 56)">',
    '<circle class="signmark" cx="56" cy="56" r="54"/><circle class="mark" cx="56" cy="56" r="36"/>',
    `<path id="ring" d="M${around(-sweep / 2)}A${radius} ${radius} 0 1 1 ${around(sweep / 2)}"/>`,
    `<g class="stamped"><text font-size="${letter}"><textPath href="#ring" textLength="${length}" lengthAdjust="spacing">${escapeXml(english.toUpperCase())}</textPath></text>`,
    `${inTwoLines(chinese)}</g>`,
    '<path class="spot" d="M56 97l1.6 4 4.4.2-3.4 2.7 1.2 4.2-3.8-2.4-3.8 2.4 1.2-4.2-3.4-2.7 4.4-.2Z"/></g></svg>',
  ].join('');
}

function inTwoLines(chinese: string): string {
  if (!chinese) return '';
  const characters = Array.from(chinese);
  const half = Math.ceil(characters.length / 2);
  const size = Math.min(16, 52 / half);
  const line = (part: string[], y: number) => `<text x="56" y="${round(y)}">${escapeXml(part.join(''))}</text>`;
  return `<g font-size="${round(size)}" text-anchor="middle">${line(characters.slice(0, half), 53)}${line(characters.slice(half), 53 + size * 1.25)}</g>`;
}
