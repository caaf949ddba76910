/**
 * The colours of a form and its copies, each for light and for dark. Text on its ground reaches 7:1, edges and rings 3:1.
 * A copy has two papers: the ground of a page of its family, and the stronger one of headings and of sheets in a set.
 */
export const colours = {
  /** Around the sheet. */
  desk: ['#dfe7e3', '#0a0e1c'],
  /** The five copies: headings and sheets. */
  white: ['#ffffff', '#131a30'],
  canary: ['#fcf1a9', '#2a2a2c'],
  blue: ['#d5e8f4', '#182b48'],
  pink: ['#fbd9de', '#2c1f36'],
  green: ['#d3ead7', '#173036'],
  /** The same as the ground of a page. After dark all are carbon paper. */
  'canary-paper': ['#fdf9e3', '#131a30'],
  'blue-paper': ['#eaf4fa', '#131a30'],
  'pink-paper': ['#fdeff1', '#131a30'],
  'green-paper': ['#ebf6ed', '#131a30'],
  /** What is lit of each copy after dark: its edge, its sign. */
  'white-lit': ['#084f3d', '#8fdac0'],
  'canary-lit': ['#084f3d', '#f6dc6f'],
  'blue-lit': ['#084f3d', '#8fc9f2'],
  'pink-lit': ['#084f3d', '#f7a8bb'],
  'green-lit': ['#084f3d', '#a5dfa0'],
  'on-lit': ['#ffffff', '#0d1526'],
  /** Typed: facts, headings, text. */
  ink: ['#121c19', '#eef3f1'],
  soft: ['#3a4843', '#c6d1d1'],
  /** Printed: captions, frames, edges of controls, bars. */
  form: ['#084f3d', '#8fdac0'],
  'on-form': ['#ffffff', '#0d1526'],
  /** Between cells; never the edge of a control. */
  rule: ['#86b3a5', '#41706c'],
  /** The thing to press, numbers, tracks, the ring of the focus. */
  red: ['#b00d2c', '#ff9a91'],
  'on-red': ['#ffffff', '#2a0409'],
  band: ['#084f3d', '#10352f'],
  'on-band': ['#ffffff', '#ffffff'],
  sea: ['#ffffff', '#0c1426'],
  shallow: ['#e2f0f7', '#12294a'],
  shoal: ['#bfdcec', '#1c4467'],
  land: ['#fbe69a', '#3c4a52'],
} as const;
