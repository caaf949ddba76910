/**
 * `/.well-known/security.txt` (RFC 9116) of a site: where to tell of a weakness, until when that holds, and in which languages.
 * `languages` are BCP 47 tags, `expires` is a time after RFC 3339.
 */
export const securityText = ({ email, site, languages, expires }: { email: string; site: string; languages: string[]; expires: string }) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
