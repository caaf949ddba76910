import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { company } from '../facts/company';
import { colours } from '../theme/colours';
import { tokens } from '../theme/tokens';
import { theme } from '../theme/theme';
import { withShortVariables } from '../theme/variable-names';

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
  const styles = `${layerOrder}@layer tokens{${mantine}:root{${own.join('')}}}`;
  return import.meta.env.PROD ? withShortVariables(styles) : styles;
}
