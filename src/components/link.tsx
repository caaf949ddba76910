import { Link as RouterLink } from '@tanstack/react-router';

/**
 * When a link is to the page that is shown: only the page itself is current, not the home page, nor an index, on every page
 * below. That is said by `aria-current` and needs no class.
 */
export const currentLink = { activeOptions: { exact: true }, activeProps: {} };

/** A link to a page of the site. */
export const Link = ((props) => <RouterLink {...currentLink} {...props} />) as typeof RouterLink;
