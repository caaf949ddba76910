/** Our own colours, each for light and for dark. Text on its ground reaches 7:1, edges and rings 3:1. */
export const colours = {
  paper: ['#faf8f4', '#0b1a26'],
  leaf: ['#f1ede4', '#10222f'],
  card: ['#ffffff', '#132838'],
  ink: ['#0d2233', '#f0f1ec'],
  muted: ['#3d4c59', '#b9c5cb'],
  rule: ['#d8d1c3', '#2a4050'],
  edge: ['#74818b', '#7d929f'],
  signal: ['#98240f', '#f9b4a2'],
  'on-signal': ['#ffffff', '#1d0904'],
  'signal-hover': ['#7a1b0a', '#fccfc3'],
  jade: ['#0a5547', '#8fdcc6'],
  'jade-leaf': ['#dfeee9', '#123a36'],
  band: ['#0d2233', '#132838'],
  'on-band': ['#f6f3ec', '#f0f1ec'],
  'band-muted': ['#c3cdd3', '#b9c5cb'],
  sea: ['#e9ebe6', '#0e2230'],
} as const;
