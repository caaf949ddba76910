export const home = '/';
export const industry = '/industries/automotive';

/** How long a page is watched, and left alone. */
export const afterLoadMs = 3000;
