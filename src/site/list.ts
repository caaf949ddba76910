import { heedChoices } from './choosing';

/** All the script of a document that leads to a page in every language. Classic, as wake.ts is. */
heedChoices();
