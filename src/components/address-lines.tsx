import { withBreaks } from './phrased.tsx';

/** Between the parts of a Chinese address: after its region, after the number in the street, and before a floor or a room. */
const between = /(?<=^香港(?:九龍|新界)?)(?!九龍|新界)|(?<=\d號)|(?<!\d)(?=\d+(?:樓|室))/;

/** An address whose lines break only between its parts. An address without these Chinese characters is left as it is. */
export function AddressLines({ children }: { children: string }) {
  return withBreaks(children.split(between));
}
