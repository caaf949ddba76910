import type { Finding } from './shape.ts';

const kindOf = ({ rule, element, why }: Finding) => [rule, element, why].join('\n');

/** The first finding of each rule, kind of element and reason. */
export const eachOnce = (findings: readonly Finding[]) => Array.from(Map.groupBy(findings, kindOf).values(), ([first]) => first!);
