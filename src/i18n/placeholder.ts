/** A placeholder as i18next writes it: a name and optionally a format. `words` writes a whole number in words, `Words` with a capital. */
export const placeholder = /\{\{([\w.]+)(?:, ?(\w+))?\}\}/g;
