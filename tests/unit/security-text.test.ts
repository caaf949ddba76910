import { expect, it } from 'vitest';
import { securityText } from '../../deploy/security-text.ts';

it('security.txt names contact, expiry, languages and its own address (RFC 9116)', () => {
  const text = securityText({
    email: 'security@example.com',
    site: 'https://www.example.com',
    languages: ['en', 'zh-Hant-HK'],
    expires: '2027-10-31T00:00:00Z',
  });
  expect(text).toBe(`Contact: mailto:security@example.com
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en, zh-Hant-HK
Canonical: https://www.example.com/.well-known/security.txt
`);
});
