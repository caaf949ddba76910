/** Chapters of the laws of Hong Kong that copy names. */
export const chapters = ['60', '71', '112', '486', '537', '609', '623'];

/** Acts of the European Union that copy names. */
export const actsOfTheUnion = ['10/2011', '1935/2004', '2016/425', '2017/745', '2017/746'];

/** Standards and rules of the trade by who issues them, with a space between their codes. */
export const standards: Record<string, string> = {
  '21 CFR': '176',
  AAMI: 'PB70',
  ANSI: 'Z87.1',
  API: '5L 13A 600',
  ASME: 'B16.5',
  ASTM: 'A36 A53 A106 A240 A276 A615 B49 B265 C1396 D1655 D3577 D3578 D6319 E84 F963',
  BS: '4449',
  'DEF STAN': '91-091',
  DOT: '4',
  EN: '71 131 149 228 397 455 520 590 1021 1279 1493 1888 1978 10025-2 10169 10204 10346 12150 13501 13795 14214 14449 14683 15376 50342',
  'EN ISO': '11612 20471',
  FEFCO: '0201',
  GAFTA: '124',
  IATF: '16949',
  IEC: '60092 60335 60502-1 60598 60601 62133-2 62368-1',
  ISO: '105 2859-1 3082 3758 4014 4017 4210 7886 8124 8217 9001 11607 13006 13485 14890 20345 21898',
  ISPM: '15',
  UCP: '600',
  UN: '38.3 R30 R43 R90 R124',
};
