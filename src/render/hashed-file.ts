import { createHash } from 'node:crypto';

/** The first eight characters of the SHA-256 hash of a text, in base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** The path under `assets/` and the text of a file. The name has a hash of the text, so that the file may be cached for ever. */
export function hashedFile(name: string, extension: string, text: string): [file: string, text: string] {
  return [`assets/${name}-${hashOf(text)}.${extension}`, text];
}
