import { createHash } from 'node:crypto';

/** A file under `assets/` with its text: its name holds a hash of the text, so a host may let it be kept for ever. */
export function lasting(name: string, extension: string, text: string): [file: string, text: string] {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return [`assets/${name}-${hash}.${extension}`, text];
}
