import type { Finding } from './shape.ts';

/** The first finding of each rule, kind of element and reason. */
export function eachOnce(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = [finding.rule, finding.element, finding.why].join('\n');
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}
