/** A path that no page has: what the host serves for every address that it does not know. */
export const notFoundPath = '/404';
