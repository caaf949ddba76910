import { securityFile } from './policy.ts';

/**
 * The text of `/.well-known/security.txt` (RFC 9116). `email` receives vulnerability reports, `site` is the origin, `languages` are BCP 47
 * tags, `expires` is a time in the format of RFC 3339.
 */
export const securityText = ({ email, site, languages, expires }: { email: string; site: string; languages: string[]; expires: string }) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${site}${securityFile}`,
    '',
  ].join('\n');
