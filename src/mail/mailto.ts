/**
 * A mail link (RFC 6068): percent-encoded UTF-8, a space as %20, every line end as %0D%0A. Takes an address (local@domain), and for a
 * letter a subject of one line and a body whose lines may end in CR, LF or CRLF. The domain must be ASCII, as it is not encoded; a quoted
 * local part with an `@` is not supported.
 *
 * @throws RangeError for an address without exactly one `@`, or a subject of several lines; URIError for a lone surrogate.
 */
export function mailto(address: string, subject?: string, body = ''): string {
  const [local, domain, ...others] = address.split('@');
  if (!local || !domain || others.length) throw new RangeError(`mail address: expected local@domain, found ${JSON.stringify(address)}`);
  const link = `mailto:${encodeURIComponent(local)}@${domain}`;
  if (subject === undefined) return link;
  if (/[\r\n]/.test(subject)) throw new RangeError(`mail subject has a line end: ${JSON.stringify(subject)}`);
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  return `${link}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
