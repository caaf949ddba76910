import type { Audit } from './shape.ts';

/** What the command says at its end, and whether nothing is left to do. */
export function verdictOn({ scans, violations, questions, keyboard, ofTheReports }: Audit): { lines: string[]; good: boolean } {
  const open = questions.filter(({ answer }) => answer === null);
  const kinds = new Set(violations.map(({ rule, element }) => `${rule}: ${element}`));
  const stops = keyboard.flatMap((walk) => walk.stops);
  const faulty = stops.filter((stop) => faultOf(stop)).length;
  const ways = keyboard.flatMap(({ kind, lang, width, stops }) => {
    const number = stops.filter((stop) => faultOf(stop)).length;
    return number ? `keyboard: ${kind} (${lang}, ${width} px): ${number} of ${stops.length} stops` : [];
  });
  return {
    good: !violations.length && !open.length && !faulty && !ofTheReports.length,
    lines: [
      `${scans.length} scans: ${violations.length} violations of ${kinds.size} kinds, ${questions.length} questions, ${open.length} of them open`,
      `${stops.length} stops of the Tab key, ${faulty} with a fault`,
      ...ways,
      ...[...kinds].map((kind) => `violation: ${kind}`),
      ...open.map(({ rule, element, why }) => `open: ${rule}: ${element}: ${why}`),
      ...ofTheReports.map((line) => `in the report itself: ${line}`),
    ],
  };
}

/** What is wrong with a stop of the Tab key, in words; nothing, if nothing is. */
export function faultOf({ name, ring, covered, width, height, inSentence, apart }: Audit['keyboard'][number]['stops'][number]): string {
  const faults = [
    ...(name ? [] : ['no name']),
    ...(ring ? [] : ['no ring']),
    ...(covered ? [`covered by ${covered}`] : []),
    ...(!covered && !inSentence && !apart && Math.min(width, height) < 24 ? ['less than 24 by 24 px, with another near'] : []),
  ];
  return faults.join(', ');
}
