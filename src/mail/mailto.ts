/**
 * A mail link (RFC 6068): percent-encoded UTF-8, a space as %20, every line end as %0D%0A. Takes an address (local@domain), a subject of
 * one line and a body whose lines may end in CR, LF or CRLF. The domain must be ASCII, as it is not
 * encoded; a quoted local part with an `@` is not supported.
 *
 * @throws RangeError for a subject of several lines, URIError for a lone surrogate.
 */
export function mailto(address: string, subject: string, body: string): string {
  if (/[\r\n]/.test(subject)) throw new RangeError(`mail subject has a line end: ${JSON.stringify(subject)}`);
  const [local, domain] = address.split('@') as [string, string];
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
