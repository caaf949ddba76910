/** A text with each `{name}` replaced by its value. A name without a value is an error of the text. */
export const filled = (text: string, values: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`“${text}” asks for {${name}}`);
    return String(values[name]);
  });
