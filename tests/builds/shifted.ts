/** A locale file with each letter of its texts replaced by ROT13: no word stays English, and none becomes longer. */
export function shifted(copy: string): string {
  return JSON.stringify(
    JSON.parse(copy, (_, value: unknown) => (typeof value === 'string' ? value.replace(/\{\{[^}]+\}\}|[a-z]/gi, moved) : value)),
  );
}

function moved(found: string): string {
  if (found.length > 1) return found;
  const first = (found < 'a' ? 'A' : 'a').charCodeAt(0);
  return String.fromCharCode(first + ((found.charCodeAt(0) - first + 13) % 26));
}
