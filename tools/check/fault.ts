/** One line on one fault: the file, the key or place in it, what was expected there and what was found instead. */
export function fault(file: string, key: string, expected: string, found: string): string {
  return [file, key, `expected ${expected}, found ${found}`].filter(Boolean).join(': ');
}

/** The value of a JSON file, or the faults of its text: no JSON (RFC 8259), or a key that stands twice in one object, of which the last would count. */
export function parseJson(file: string, text: string): { value?: unknown; faults: string[] } {
  try {
    const value: unknown = JSON.parse(text);
    const twice = keysTwice(value, text);
    return { value, faults: twice.map((key) => fault(file, key, 'each key once in its group', 'it twice')) };
  } catch (error) {
    return { faults: [fault(file, '', 'JSON', `“${(error as Error).message}”`)] };
  }
}

/** The keys that the text of a JSON value has more often than the value itself. */
function keysTwice(value: unknown, text: string): string[] {
  const left = new Map<string, number>();
  const count = (key: string, by: number) => left.set(key, (left.get(key) ?? 0) + by);
  for (const [, key] of text.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"/g)) if (key) count(JSON.parse(key) as string, 1);
  JSON.stringify(value, function (this: unknown, key, inner: unknown) {
    if (key !== '' && !Array.isArray(this)) count(key, -1);
    return inner;
  });
  return Array.from(left).flatMap(([key, times]) => (times > 0 ? [key] : []));
}

/** Throws one error that names every fault, if there is any. */
export function refuse(faults: readonly string[]): void {
  if (faults.length) throw new Error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`);
}
