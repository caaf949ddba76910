import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailto } from '../../src/mail/mailto.ts';
import { readMailto } from '../page.ts';

const mailbox = 'enquiries@example.com';

/** Text of any characters, often of those with a meaning in a link, without a line end. */
const line = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('&', '+', '%', '=', '?', '#', ' ', '"', '’', '「', '%20', '%0D%0A', '&amp;', '&body=', '[ ]', '燈灣', '📦', '👩🏽‍🌾'),
    ),
  )
  .map((parts) => parts.join('').replace(/[\r\n]/g, ''));

const lineEnd = fc.constantFrom('\r', '\n', '\r\n');

/** An encoded subject or body: unreserved characters and percent-encoded ones. */
const written = /^mailto:enquiries@example\.com\?subject=(?:[\w.~!*'()-]|%[0-9A-F]{2})*&body=(?:[\w.~!*'()-]|%[0-9A-F]{2})*$/;

describe('13. E-mail: a mail link, written and read back', () => {
  it('[7.mail.6] keeps any subject and any body of one line', () => {
    fc.assert(
      fc.property(line, line, (subject, body) => {
        expect(readMailto(mailto(mailbox, subject, body))).toEqual({ to: mailbox, fields: { subject, body }, subject, body });
      }),
    );
  });

  it('keeps every line of a body, with CRLF in place of any line end', () => {
    fc.assert(
      fc.property(fc.array(line), lineEnd, (lines, end) => {
        expect(readMailto(mailto(mailbox, 'RFQ', lines.join(end))).body).toBe(lines.join('\r\n'));
      }),
    );
  });

  it('converts mixed line ends to CRLF', () => {
    const full = line.filter(Boolean);
    fc.assert(
      fc.property(fc.array(fc.tuple(full, lineEnd)), (lines) => {
        const body = lines.flat().join('');
        expect(readMailto(mailto(mailbox, 'RFQ', body)).body).toBe(lines.map(([text]) => `${text}\r\n`).join(''));
      }),
    );
    expect(readMailto(mailto(mailbox, 'RFQ', 'a\n\rb\r\r\nc')).body).toBe('a\r\n\r\nb\r\n\r\nc');
  });

  it('[13.mail.1] has no unencoded space, no plus sign, and no line end but %0D%0A', () => {
    fc.assert(
      fc.property(line, fc.array(line), lineEnd, (subject, lines, end) => {
        const link = mailto(mailbox, subject, lines.join(end));
        expect(link).toMatch(written);
        expect(link.replaceAll('%0D%0A', '')).not.toMatch(/%0[AD]/);
      }),
    );
  });

  it('keeps an address with characters that have a meaning in a link', () => {
    for (const address of ['rfq+hk@example.com', 'r&d?@example.com', '100%@example.com', '採購@example.com']) {
      expect(readMailto(mailto(address, 'RFQ', 'body')).to).toBe(address);
      expect(readMailto(mailto(address))).toEqual({ to: address, fields: {}, subject: '', body: '' });
    }
  });

  it('refuses a subject with a line end', () => {
    fc.assert(
      fc.property(line, lineEnd, line, (before, end, after) => {
        expect(() => mailto(mailbox, before + end + after, '')).toThrow(RangeError);
      }),
    );
  });

  it.each(['trade', '@example.com', 'trade@', 'trade@example@com'])('and refuses the address %s', (address) => {
    expect(() => mailto(address)).toThrow(RangeError);
  });

  it('refuses a lone surrogate, in the subject as in the body', () => {
    const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
    fc.assert(
      fc.property(line, surrogate, line, (before, alone, after) => {
        const text = `${before}a${alone}b${after}`;
        expect(() => mailto(mailbox, text, '')).toThrow(URIError);
        expect(() => mailto(mailbox, '', text)).toThrow(URIError);
      }),
    );
  });
});
