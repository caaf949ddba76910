import { refusal } from './refusal.ts';

/** The whole number from 1 that a setting says. Throws, with the name of the setting, where it says anything else. */
export function wholeNumber(setting: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw refusal(`${setting} is “${text}”; expected a whole number from 1`);
  return Number(text);
}

/** The port that a setting says. Throws, with the name of the setting, where it says none. */
export function portNumber(setting: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > 65_535) throw refusal(`${setting} is “${text}”; expected a whole number from 1 to 65535`);
  return Number(text);
}
