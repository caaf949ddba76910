import { createInstance, type i18n, type Resource } from 'i18next';

/** A tree of copy: what one locale file holds. */
export type CopyTree = { [key: string]: string | CopyTree | (string | CopyTree)[] };

/** Copy by namespace, which is the locale file's path without its ending. */
export type CopyBundle = Record<string, CopyTree>;

function refuse(key: string): never {
  throw new Error(`no copy for ${key}`);
}

/**
 * One instance for one language, never shared, with no language to fall back on.
 * `onMissing` hears of a key that no file holds, and stops; i18next would otherwise show the raw key.
 */
export function createI18n(code: string, copy: CopyBundle, onMissing: (key: string) => never = refuse): i18n {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: copy } as Resource,
    ns: Object.keys(copy),
    defaultNS: 'common',
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: onMissing,
  });
  return instance;
}
