import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { colours } from '../../theme/colours.ts';
import { tokens } from '../../theme/tokens.ts';
import { cssTheme } from '../../theme/css-theme.ts';

/** Comes first, so that the order of bundled files does not matter. */
const layerOrder = '@layer tokens,mantine,base,components,sections;';

/**
 * The theme as CSS custom properties, made at build time, so that no provider has to add them in the browser. `light-dark()` follows
 * `color-scheme`, so light and dark need no script.
 */
export function themeStyles(): string {
  const { variables } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, cssTheme));
  // Leaves out the variables of Mantine's light and dark scheme, whose selectors would need an attribute that only a script can set.
  const mantine = convertCssVariables({ variables, light: {}, dark: {} }, ':root');
  const own = [
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value};`),
    ...Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark});`),
  ];
  return `${layerOrder}@layer tokens{${mantine}:root{${own.join('')}}}`;
}
