/** The `Expires` of `/.well-known/security.txt` (RFC 9116, 2.5.5). `npm run check:launch` asks for a later date in time. */
export const securityExpires = '2027-10-31T00:00:00Z';
