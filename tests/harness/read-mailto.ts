/** A mail link taken apart by the rules of RFC 6068; throws where it is none. */
export function readMailto(href: string) {
  const link = new URL(href);
  if (link.protocol !== 'mailto:') throw new Error(`not a mail link: ${href}`);
  const fields = Object.fromEntries(
    link.search
      .slice(1)
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  return { to: decodeURIComponent(link.pathname), fields, subject: fields.subject ?? '', body: fields.body ?? '' };
}
