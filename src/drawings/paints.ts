/**
 * The SVG attributes for each class name that drawings use. The page's style sheet does not reach into a file shown by `<use>`, but its
 * custom properties do, and with them light, dark and print.
 */
const paints: Record<string, string> = {
  // Fills
  white: 'fill="var(--white)"',
  'fill-shallow': 'fill="var(--shallow)"',
  'fill-shoal': 'fill="var(--shoal)"',
  sea: 'fill="var(--sea)"',
  // Of another colour than every region’s
  ocean: 'fill="light-dark(var(--paper),var(--sea))"',
  land: 'fill="var(--land)"',
  // Fainter than any region
  abroad: 'fill="light-dark(color-mix(in srgb,var(--rule) 35%,transparent),color-mix(in srgb,var(--rule) 15%,transparent))"',
  solid: 'fill="var(--form)"',
  spot: 'fill="var(--red)"',
  dark: 'fill="var(--ink)"',
  // Sheets: in dark, as in a set, what is lit is the edge
  canary: 'fill="var(--canary)" stroke="var(--canary-lit)"',
  blue: 'fill="var(--blue)" stroke="var(--blue-lit)"',
  pink: 'fill="var(--pink)" stroke="var(--pink-lit)"',
  green: 'fill="var(--green)" stroke="var(--green-lit)"',
  // Lines
  line: 'stroke="var(--form)" stroke-width="1.25"',
  fine: 'stroke="var(--form)" stroke-width=".6"',
  edge: 'stroke="var(--form)" stroke-width=".75"',
  bold: 'stroke="var(--ink)" stroke-width="4"',
  mark: 'stroke="var(--red)" stroke-width="1.75"',
  icon: 'stroke="var(--form)" stroke-width="2"',
  redline: 'stroke="var(--red)" stroke-width="2"',
  course: 'stroke="var(--red)" stroke-width="2" stroke-dasharray="9 3"',
  // The graduated border of a chart, and the degrees of its compass
  rim: 'stroke="var(--form)" stroke-width="7" stroke-dasharray="1 1"',
  ticks: 'stroke="var(--form)" stroke-width="6" stroke-dasharray=".25 .75"',
  // Shallow water along a coast
  'line-shoal': 'stroke="var(--shoal)" stroke-width="10" stroke-linejoin="round"',
  'line-shallow': 'stroke="var(--shallow)" stroke-width="26" stroke-linejoin="round"',
  dash: 'stroke-dasharray="3 3"',
  dots: 'stroke-dasharray="0 5" stroke-linecap="round"',
  // Text, which is not printed where it would be too small, and the lines that lead to it
  led: 'display="var(--words,inline)"',
  // With an outline in the colour behind it
  code: 'display="var(--words,inline)" fill="var(--ink)" stroke="var(--sea)" stroke-width=".25em" stroke-linejoin="round" paint-order="stroke" font-family="var(--code-face)" font-weight="600"',
  stamped: 'fill="var(--red)" font-family="var(--form-face)" font-weight="700"',
  name: 'display="var(--words,inline)" fill="var(--ink)" stroke="var(--sea)" stroke-width=".25em" stroke-linejoin="round" paint-order="stroke" font-family="var(--form-face)" font-weight="700"',
};

/** The names of the custom properties that drawings use. */
export const paintedProperties = [...new Set(Object.values(paints).flatMap((paint) => paint.match(/--[\w-]+/g) ?? []))];

/**
 * Replaces each class name in the SVG markup of a drawing by its attributes; `name` is for the message.
 *
 * @throws for an unknown class name.
 */
export function painted(svg: string, name: string): string {
  return svg.replace(/class="([^"]*)"/g, (_, words: string) =>
    words
      .split(' ')
      .map((word) => {
        const paint = paints[word];
        if (!paint) throw new Error(`src/drawings: ${name}: expected classes of paints.ts, found “${word}”`);
        return paint;
      })
      .join(' '),
  );
}
