/**
 * The colours as [light, dark]. Text has a contrast of 7:1 (WCAG 1.4.6), edges and focus rings 3:1 (1.4.11). Each paper has two colours: a
 * weak one for the background of a page, a strong one for headings and sheets in a set.
 */
export const colours = {
  /** The background around the sheet. */
  desk: ['#dfe7e3', '#0a0e1c'],
  /** The five papers, for headings and sheets. */
  white: ['#ffffff', '#131a30'],
  canary: ['#fcf1a9', '#2a2a2c'],
  blue: ['#d5e8f4', '#182b48'],
  pink: ['#fbd9de', '#2c1f36'],
  green: ['#d3ead7', '#173036'],
  /** The same for the background of a page; in dark mode all are equal. */
  'canary-paper': ['#fdf9e3', '#131a30'],
  'blue-paper': ['#eaf4fa', '#131a30'],
  'pink-paper': ['#fdeff1', '#131a30'],
  'green-paper': ['#ebf6ed', '#131a30'],
  /** The edge and the sign of each paper in dark mode. */
  'white-lit': ['#084f3d', '#8fdac0'],
  'canary-lit': ['#084f3d', '#f6dc6f'],
  'blue-lit': ['#084f3d', '#8fc9f2'],
  'pink-lit': ['#084f3d', '#f7a8bb'],
  'green-lit': ['#084f3d', '#a5dfa0'],
  'on-lit': ['#ffffff', '#0d1526'],
  /** Facts, headings, text. */
  ink: ['#121c19', '#eef3f1'],
  soft: ['#3a4843', '#c6d1d1'],
  /** Captions, frames, edges of controls, bars. */
  form: ['#084f3d', '#8fdac0'],
  'on-form': ['#ffffff', '#0d1526'],
  /** Lines between cells; too weak for the edge of a control. */
  rule: ['#86b3a5', '#41706c'],
  /** The main action, numbers, lines on maps, focus ring. */
  red: ['#b00d2c', '#ff9a91'],
  'on-red': ['#ffffff', '#2a0409'],
  band: ['#084f3d', '#10352f'],
  'on-band': ['#ffffff', '#ffffff'],
  sea: ['#ffffff', '#0c1426'],
  shallow: ['#e2f0f7', '#12294a'],
  shoal: ['#bfdcec', '#1c4467'],
  land: ['#fbe69a', '#3c4a52'],
} as const;
