import type { CopyTree } from '../i18n/create-i18n.ts';
import { copyFileOf } from '../pages.ts';
import { copyOf } from './copy-of.ts';

interface PageCopy {
  title: string;
  description: string;
}

/** The title and description of the page at a path without language; for an unknown path, those of the not-found page. */
export function pageCopy(code: string, path: string): PageCopy {
  const file = copyFileOf(path);
  const copy = copyOf(code);
  // Files of a family are not in the type of the copy.
  return file ? ((copy as Record<string, CopyTree>)[file] as unknown as PageCopy) : { ...copy.live.notFound, ...copy.common.notFound };
}
