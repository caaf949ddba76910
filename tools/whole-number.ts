import { refusal } from './refusal.ts';

/**
 * Parses the text of a setting as a whole number from 1 to `most`, in decimal digits. Throws an error that names the setting if the text is
 * anything else.
 */
export function wholeNumber(setting: string, text: string, most = Infinity): number {
  const range = most < Infinity ? `from 1 to ${most}` : 'from 1';
  if (!/^[1-9]\d*$/.test(text) || Number(text) > most) throw refusal(`${setting} is “${text}”; expected a whole number ${range}`);
  return Number(text);
}

/** Parses the text of a setting as a port from 1 to 65535; for anything else, throws an error that names the setting. */
export const portNumber = (setting: string, text: string) => wholeNumber(setting, text, 65_535);
