/** The URLs of the assets that a script or a document names. */
export const assetsIn = (text: string) => text.match(/\/assets\/[\w.-]+/g) ?? [];
