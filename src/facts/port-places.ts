import type { Port } from './ports.ts';

/** Degrees, WGS 84. */
export interface Place {
  longitude: number;
  latitude: number;
}

const at = (latitude: number, longitude: number): Place => ({ longitude, latitude });

/**
 * The position of each port's docks, or of its city, to about 25 km: on a disc of the world that is less than a point. From public charts
 * and atlases of November 2026, because UN/LOCODE gives none for some of them. Tests compare each with the ports of the package sea-ports
 * (to 40 km), and with the countries of Natural Earth, 1:50m (in it, or within 50 km of its coast).
 */
export const portPlaces: Record<Port, Place> = {
  HKHKG: at(22.32, 114.17),
  CNSZX: at(22.54, 114.06),
  CNNGB: at(29.87, 121.55),
  SGSIN: at(1.27, 103.82),
  AEJEA: at(25.01, 55.06),
  AEDXB: at(25.27, 55.3),
  NLRTM: at(51.95, 4.14),
  CNSHA: at(31.23, 121.49),
  INBOM: at(18.95, 72.84),
  INNSA: at(18.95, 72.95),
  INMAA: at(13.1, 80.29),
  INMUN: at(22.75, 69.7),
  USHOU: at(29.73, -95.27),
  USLAX: at(33.74, -118.27),
  USLGB: at(33.76, -118.21),
  USNYC: at(40.68, -74.04),
  SAJUB: at(27.03, 49.66),
  SAJED: at(21.48, 39.17),
  KRUSN: at(35.5, 129.38),
  KRPUS: at(35.1, 129.04),
  CNTXG: at(38.98, 117.75),
  CNTAO: at(36.07, 120.32),
  CNCAN: at(23.1, 113.43),
  ITGOA: at(44.41, 8.92),
  CLSAI: at(-33.59, -71.62),
  BRSSZ: at(-23.96, -46.31),
  THLCH: at(13.08, 100.89),
  VNSGN: at(10.77, 106.71),
  VNHPH: at(20.87, 106.68),
  AUMEL: at(-37.83, 144.92),
  AUSYD: at(-33.86, 151.2),
  AUPHE: at(-20.31, 118.58),
  NZAKL: at(-36.84, 174.78),
  BEANR: at(51.27, 4.34),
  KEMBA: at(-4.05, 39.64),
  ESVLC: at(39.44, -0.32),
  DEFRA: at(50.04, 8.57),
  DEHAM: at(53.53, 9.95),
  TWKHH: at(22.61, 120.28),
  GBFXT: at(51.95, 1.31),
  JPYOK: at(35.45, 139.65),
  JPOSA: at(34.65, 135.43),
  MYPKG: at(3.0, 101.39),
  MXZLO: at(19.06, -104.31),
  ZADUR: at(-29.88, 31.02),
  BDCGP: at(22.31, 91.8),
  PKKHI: at(24.84, 66.98),
  PHMNL: at(14.59, 120.96),
  IDJKT: at(-6.1, 106.88),
  FIHEL: at(60.16, 24.96),
  PECLL: at(-12.05, -77.14),
  TRMER: at(36.8, 34.64),
};
