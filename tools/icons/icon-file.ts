const headLength = 22;

/**
 * The bytes of an ICO file (Microsoft's ICONDIR and one ICONDIRENTRY) that holds one picture: a square PNG with the side in pixels, 255 at
 * most, and 32 bits per pixel.
 */
export function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(headLength);
  const [icon, pictures, planes, bits] = [1, 1, 1, 32];
  head.writeUInt16LE(icon, 2);
  head.writeUInt16LE(pictures, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(planes, 10);
  head.writeUInt16LE(bits, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headLength, 18);
  return Buffer.concat([head, png]);
}
