import { readFileSync } from 'node:fs';

export interface Requirement {
  id: string;
  text: string;
}

export interface Section {
  level: 2 | 3;
  title: string;
  requirements: Requirement[];
}

/** The headings of docs/specification.md, each with the requirements that stand directly below it. */
export function readSpecification(file = 'docs/specification.md'): Section[] {
  const sections: Section[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading) sections.push({ level: heading[1] === '##' ? 2 : 3, title: heading[2]!, requirements: [] });
    const listed = /^- \*\*(.*?)\*\* (.+)$/.exec(line);
    if (listed) sections.at(-1)!.requirements.push({ id: listed[1]!, text: listed[2]! });
  }
  return sections;
}
