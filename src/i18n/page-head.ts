import type { i18n } from 'i18next';

interface HeadContext {
  match: { context: { i18n: i18n } };
}

/** A route's `head`: the title and description in its locale file. */
export function pageHead(namespace: string) {
  return ({ match }: HeadContext) => headOf(match.context.i18n, namespace);
}

/** Title and description of the page whose file that is, as tags of its head; the title is the file's own or made of the page's. */
export function headOf({ t, exists }: i18n, namespace: string) {
  const own = `${namespace}:documentTitle`;
  const read = t as unknown as (key: string, values?: Record<string, string>) => string;
  const title = exists(own) ? read(own) : read('common:documentTitle', { page: read(`${namespace}:title`) });
  return { meta: [{ title }, { name: 'description', content: read(`${namespace}:description`) }] };
}
