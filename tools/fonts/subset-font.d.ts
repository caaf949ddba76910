declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
