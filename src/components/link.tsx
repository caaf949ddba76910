import { Link as RouterLink } from '@tanstack/react-router';

/**
 * Options that mark a link as current only on exactly its page, not on pages below it. The router then sets `aria-current`, and no class.
 */
export const currentLink = { activeOptions: { exact: true, includeSearch: false }, activeProps: {} };

export const Link = ((props) => <RouterLink {...currentLink} {...props} />) as typeof RouterLink;
