import type { i18n } from 'i18next';

/**
 * Title and description of a page. `of` is the prefix of its keys: `industries/automotive:` for a file, `live:notFound.` for a part of one.
 * The title is the page's own `documentTitle`, or made from its heading. `describedBy` is the key of the description: that of the not-found
 * page is not in `live`, which the data of every page contain.
 */
export function headWords({ t, exists }: i18n, of: string, describedBy = `${of}description`): { title: string; description: string } {
  const read = t as unknown as (key: string, values?: Record<string, string>) => string;
  const own = `${of}documentTitle`;
  return {
    title: exists(own) ? read(own) : read('common:documentTitle', { page: read(`${of}title`) }),
    description: read(describedBy),
  };
}
