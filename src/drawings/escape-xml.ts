/** A text as the content of an XML element: `&` and `<` as entities (XML 1.0, 2.4). In a file of SVG, a bare one is a fatal error. */
export const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
