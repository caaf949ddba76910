/** One text of a site's copy: the file and the key in it, as in `nav.home` or `steps.0.title`. */
export interface CopyText {
  file: string;
  key: string;
  text: string;
}

/** A fault: changed texts of one file. */
interface PlantedFault {
  kind: string;
  what: string;
  changes: readonly CopyText[];
}

/** What the faults of one language are made from. */
export interface Look {
  /** Phrases that limit a promise: “on business days”. Longest first. */
  qualifiers: readonly string[];
  /** Terms that could be confused with each other: “bill of lading”. */
  terms: readonly string[];
  /** The words for small numbers from one on. */
  numbers: readonly string[];
  /** How many there are of what a placeholder counts; undefined where it counts nothing. */
  countOf: (placeholder: string) => number | undefined;
}

const parentOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** Short and no sentence: what stands on a link, a button or over a column. */
const isLabel = (text: string) => text.length <= 40 && !/[.。?？:：{[]/.test(text);

/** Every two labels that stand side by side in a file. */
function neighbours(texts: readonly CopyText[]): [CopyText, CopyText][] {
  return texts.slice(1).flatMap((second, index): [CopyText, CopyText][] => {
    const first = texts[index]!;
    const together = first.file === second.file && parentOf(first.key) === parentOf(second.key) && first.text !== second.text;
    return together && isLabel(first.text) && isLabel(second.text) ? [[first, second]] : [];
  });
}

/** Two neighbouring labels, each in the other’s place. */
export function labelsSwapped(texts: readonly CopyText[]): PlantedFault[] {
  return neighbours(texts).map(([first, second]) => ({
    kind: 'labels swapped',
    what: `“${first.text}” and “${second.text}” have changed places`,
    changes: [
      { ...first, text: second.text },
      { ...second, text: first.text },
    ],
  }));
}

/** A label that also stands in its neighbour’s place. */
export function labelsRepeated(texts: readonly CopyText[]): PlantedFault[] {
  return neighbours(texts).map(([first, second]) => ({
    kind: 'labels repeated',
    what: `“${first.text}” stands where “${second.text}” should`,
    changes: [{ ...second, text: first.text }],
  }));
}

/** A count that is typed in words, and one too many. */
function countsOff(texts: readonly CopyText[], { numbers, countOf }: Look): PlantedFault[] {
  return texts.flatMap((each) => {
    const [whole, name] = /\{\{(\w+), ?words\}\}/i.exec(each.text) ?? [];
    const count = name === undefined ? undefined : countOf(name);
    if (!whole || count === undefined || !numbers[count]) return [];
    const wrong = numbers[count];
    return [{ kind: 'counts off', what: `${whole} made “${wrong}”`, changes: [{ ...each, text: each.text.replace(whole, wrong) }] }];
  });
}

/** A promise without its qualifier. */
function qualifiersDropped(texts: readonly CopyText[], { qualifiers }: Look): PlantedFault[] {
  return texts.flatMap((each) => {
    const qualifier = qualifiers.find((phrase) => each.text.includes(phrase));
    if (!qualifier) return [];
    const text = each.text.replace(qualifier, '').trim();
    return [{ kind: 'qualifiers dropped', what: `“${qualifier}” is gone`, changes: [{ ...each, text }] }];
  });
}

/** A sentence replaced by that of the next page in the same folder, at the same key. */
function sentencesOfAnother(texts: readonly CopyText[]): PlantedFault[] {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  const byPlace = Map.groupBy(
    texts.filter(({ text }) => /[.。]$/.test(text)),
    ({ file, key }) => `${folderOf(file)} ${key}`,
  );
  return [...byPlace.values()].flatMap((alike) =>
    alike.slice(1).map((other, index) => ({
      kind: 'sentences of another page',
      what: `what ${other.file} says`,
      changes: [{ ...alike[index]!, text: other.text }],
    })),
  );
}

/** Whether a text has a term by itself: “order” is not in “border” or “orders”, while Han characters may stand next to it. */
const has = (text: string, term: string) => new RegExp(`(?<!\\p{Ll})${RegExp.escape(term)}(?!\\p{Ll})`, 'u').test(text);

/** A term replaced by another of the same file that the text does not contain. */
function termsSwapped(texts: readonly CopyText[], { terms }: Look): PlantedFault[] {
  return [...Map.groupBy(texts, ({ file }) => file).values()].flatMap((ofFile) => {
    const there = terms.filter((term) => ofFile.some(({ text }) => has(text, term)));
    return ofFile.flatMap((each) => {
      const term = there.find((one) => has(each.text, one));
      const other =
        term && there.find((one) => !each.text.toLowerCase().includes(one.toLowerCase()) && !one.includes(term) && !term.includes(one));
      if (!other) return [];
      const text = each.text.replaceAll(term, other);
      return [{ kind: 'terms swapped', what: `“${term}” made “${other}”`, changes: [{ ...each, text }] }];
    });
  });
}

/** Every fault of every kind that a language’s copy gives. */
export function plantedFaults(texts: readonly CopyText[], look: Look): PlantedFault[] {
  return [labelsSwapped, labelsRepeated, countsOff, qualifiersDropped, sentencesOfAnother, termsSwapped].flatMap((kind) =>
    kind(texts, look),
  );
}

/** The faults that no check sees. `sees` gets the faulty texts, and throws where a test would fail. */
export async function survivors(
  faults: readonly PlantedFault[],
  sees: (changes: readonly CopyText[]) => Promise<void>,
): Promise<PlantedFault[]> {
  const passed: PlantedFault[] = [];
  for (const fault of faults) {
    const seen = await sees(fault.changes).then(
      () => false,
      () => true,
    );
    if (!seen) passed.push(fault);
  }
  return passed;
}
