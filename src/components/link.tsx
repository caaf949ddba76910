import { Link as RouterLink } from '@tanstack/react-router';

const exact = { exact: true };

/** A link to a page of the site. Only the page itself is current: not the home page, nor an index, on every page below. */
export const Link = ((props) => <RouterLink activeOptions={exact} {...props} />) as typeof RouterLink;
