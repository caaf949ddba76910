import type { Language } from './languages';

/**
 * Where there are more than two languages: the document beside each page that leads to it in all of them. It is addressed
 * as if it were the page in one more language (`mul` is ISO 639-2 for several).
 */
export const listOfLanguages = { code: 'mul', base: '/languages' } as const satisfies Pick<Language, 'code' | 'base'>;
