import { createInstance, type i18n, type Resource } from 'i18next';

/** The content of one locale file. */
export type CopyTree = { [key: string]: string | CopyTree | (string | CopyTree)[] };

/** Copy by namespace, which is the path of the locale file without extension. */
export type CopyBundle = Record<string, CopyTree>;

function refuse(key: string): never {
  throw new Error(`no copy for ${key}`);
}

/**
 * A new i18next instance for one language, without a fallback language. `onMissing` gets the key that no file has, and must throw, because
 * i18next would show the raw key.
 */
export function createI18n(code: string, copy: CopyBundle, onMissing: (key: string) => never = refuse): i18n {
  const instance = createInstance();
  void instance.init({
    lng: code,
    resources: { [code]: copy } as Resource,
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: onMissing,
  });
  return instance;
}
