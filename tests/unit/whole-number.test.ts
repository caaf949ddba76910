import { describe, expect, it } from 'vitest';
import { portNumber, wholeNumber } from '../../tools/whole-number.ts';

describe('The text of a setting', () => {
  it.each(['1', '8080', '65535'])('is a port: %s', (text) => expect(portNumber('PORT', text)).toBe(Number(text)));

  it.each(['', '0', '65536', '-1', '08', '80.5', '1e3', '0x50', ' 80', 'http'])('is refused as a port: “%s”', (text) => {
    expect(() => portNumber('PORT', text)).toThrow(`PORT is “${text}”; expected a whole number from 1 to 65535`);
  });

  it('is a whole number of any size without a limit', () => {
    expect(wholeNumber('--rounds', '70000')).toBe(70_000);
    expect(() => wholeNumber('--rounds', '0')).toThrow(/^--rounds is “0”; expected a whole number from 1$/);
  });
});
