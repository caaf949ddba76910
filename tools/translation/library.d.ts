// The library has no types of its own.
interface XliffString {
  source: unknown;
  target?: unknown;
  note?: string | string[];
}

declare module 'xliff/js2xliff' {
  export default function js2xliff(js: {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Record<string, Record<string, object>>;
  }): Promise<string>;
}

declare module 'xliff/xliff2js' {
  export default function xliff2js(
    xml: string,
  ): Promise<{ sourceLanguage: string; targetLanguage: string; resources: Record<string, Record<string, XliffString>> }>;
}
