import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { company } from '../../facts/company.ts';
import { colours } from '../../theme/colours.ts';
import { tokens } from '../../theme/tokens.ts';
import { theme } from '../../theme/theme.ts';

/** Stands before all other rules, so that the order in which files are bundled decides nothing. */
const layerOrder = '@layer tokens,mantine,base,components,sections;';

/**
 * The theme as CSS custom properties, written when the site is built: the provider then has nothing to add in the
 * browser. `light-dark()` follows `color-scheme`, so the page needs no script to be light or dark.
 */
export function themeStyles(): string {
  const mantine = convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ':root');
  const own = [
    `--site:'${company.site}';`,
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value};`),
    ...Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark});`),
  ];
  return `${layerOrder}@layer tokens{${mantine}:root{${own.join('')}}}`;
}
