/** What a space joins that no line may end between: a standard or grade and its number, a quantity and its unit. */
const joined = /(?<=\b[A-Z]{2,}) (?=(?:[A-Z]{2,} )?[A-Z]{0,2}\d)|(?<=\d) (?=(?:CFR|Hz|V|g|mm|ppm|days|years)\b)/g;

/** Copy as displayed, with no-break spaces where a code or a quantity would be torn: `EN 388`, `60 Hz`. */
export const unbroken = (text: string) => text.replace(joined, '\u00a0');
