/**
 * A placeholder as i18next writes it: a name, and perhaps a format. `words` gives a whole number in words, `Words` the
 * same with a capital.
 */
export const placeholder = /\{\{([\w.]+)(?:, ?(\w+))?\}\}/g;
