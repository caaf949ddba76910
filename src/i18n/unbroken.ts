/** The spaces at which no line may break: between a standard, grade or chapter and its number, a quantity and its unit. */
const joined =
  /(?<=\b[A-Z]{2,}) (?=(?:[A-Z]{2,} )?[A-Z]{0,2}\d)|(?<=\d) (?=(?:CFR|Hz|V|Wh|g|mm|ppm|days|years)\b)|(?<=Incoterms®) (?=\d)|(?<=Cap\.) /g;

/** Replaces the spaces in codes and quantities (`EN 388`, `60 Hz`) by no-break spaces (U+00A0). */
export const unbroken = (text: string) => text.replace(joined, '\u00a0');

/** An address with no-break spaces between the number of a house, floor or suite and its word: `1 Sample Street`, `Suite 1203B,`. */
export const unbrokenAddress = (address: string) => address.replace(/(?<=\d[A-Z]?) |(?<!,) (?=\d[\w/]*,)/g, '\u00a0');
