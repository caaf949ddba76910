/** One line on one fault: the file, the key or place in it, what was expected there and what was found instead. */
export function fault(file: string, key: string, expected: string, found: string): string {
  return [file, key, `expected ${expected}, found ${found}`].filter(Boolean).join(': ');
}

/** The value of a JSON file, or the fault that its text is none. */
export function parseJson(file: string, text: string): { value?: unknown; faults: string[] } {
  try {
    return { value: JSON.parse(text), faults: [] };
  } catch (error) {
    return { faults: [fault(file, '', 'JSON', `“${(error as Error).message}”`)] };
  }
}

/** Throws one error that names every fault, if there is any. */
export function refuse(faults: readonly string[]): void {
  if (faults.length) throw new Error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.join('\n')}`);
}
