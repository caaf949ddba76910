/** The spaces at which no line may break: between a standard or grade and its number, a quantity and its unit. */
const joined = /(?<=\b[A-Z]{2,}) (?=(?:[A-Z]{2,} )?[A-Z]{0,2}\d)|(?<=\d) (?=(?:CFR|Hz|V|g|mm|ppm|days|years)\b)/g;

/** Replaces the spaces in codes and quantities (`EN 388`, `60 Hz`) by no-break spaces (U+00A0). */
export const unbroken = (text: string) => text.replace(joined, '\u00a0');
