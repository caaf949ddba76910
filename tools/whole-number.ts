import { refusal } from './refusal.ts';

/**
 * Parses the text of a setting as a whole number from 1, in decimal digits. Throws an error that names the setting if the text is anything
 * else.
 */
export function wholeNumber(setting: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw refusal(`${setting} is “${text}”; expected a whole number from 1`);
  return Number(text);
}

/** Parses the text of a setting as a port from 1 to 65535. Throws an error that names the setting if the text is anything else. */
export function portNumber(setting: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > 65_535) throw refusal(`${setting} is “${text}”; expected a whole number from 1 to 65535`);
  return Number(text);
}
