/** The whole number from 1 that a setting says. Throws, with the name of the setting, where it says anything else. */
export function wholeNumber(setting: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${setting} is “${text}”; expected a whole number from 1`);
  return Number(text);
}
