import { createHash } from 'node:crypto';

/**
 * The first `length` characters, by default 8 (48 bits), of the SHA-256 hash of a text (as UTF-8) or of bytes, in base64url (RFC 4648, 5).
 */
export function hashOf(content: string | Buffer, length = 8): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, length);
}

/** The path under `assets/` and the text of a file. The name has a hash of the text, so that the file may be cached for ever. */
export function hashedFile(name: string, extension: string, text: string): [file: string, text: string] {
  return [`assets/${name}-${hashOf(text)}.${extension}`, text];
}
