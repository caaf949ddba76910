export const kinds = ['document', 'style', 'script', 'font', 'data', 'other'] as const;

export interface Hit {
  /** In milliseconds since 1970, as the visitor's first sign is. */
  at: number;
  address: string;
  /** Asked for by the browser before it was needed. */
  ahead: boolean;
  kind: (typeof kinds)[number];
  bytes: number;
}

export function kindOf(type: string, address: string): Hit['kind'] {
  if (type.includes('html')) return 'document';
  if (type.includes('css')) return 'style';
  if (type.includes('javascript')) return 'script';
  if (type.includes('font') || /\.(woff2?|ttf|otf)$/.test(address)) return 'font';
  return type.includes('application/json') ? 'data' : 'other';
}

/** Kilobytes by kind, those in all, and the number of requests. */
export function weigh(when: string, hits: readonly Hit[]): Record<string, number> {
  const sum = (some: readonly Hit[]) => some.reduce((bytes, hit) => bytes + hit.bytes, 0) / 1000;
  const byKind = kinds.map((kind) => [`${when}, ${kind}, kB`, sum(hits.filter((hit) => hit.kind === kind))] as const);
  return { [`${when}, requests`]: hits.length, [`${when}, all, kB`]: sum(hits), ...Object.fromEntries(byKind) };
}
