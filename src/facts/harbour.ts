import type { Place } from './port-places.ts';

/** Parses places written as latitude and longitude in degrees, separated by white space: `22.3,114.2 22.4,114.1`. */
const placesIn = (text: string): Place[] =>
  text.split(/\s+/).map((place) => {
    const [latitude, longitude] = place.split(',').map(Number);
    return { latitude: latitude!, longitude: longitude! };
  });

/**
 * Hong Kong’s coasts (WGS 84) as points in order around each land, simplified for this site in November 2026: accurate to about 500 m,
 * without the narrow end of Tolo Harbour, and not for navigation. The mainland runs from Deep Bay by Castle Peak, Kwai Chung, the point of
 * Kowloon, Lei Yue Mun, Clear Water Bay and Sai Kung to Tolo Harbour.
 */
const coasts = {
  mainland: `22.6,114.02 22.5,114.02 22.47,113.985 22.43,113.94 22.412,113.9 22.376,113.917 22.37,113.955 22.392,113.975
    22.366,113.992 22.362,114.02 22.367,114.075 22.372,114.108 22.358,114.123 22.338,114.126 22.322,114.131 22.331,114.148
    22.317,114.156 22.302,114.153 22.2935,114.168 22.3,114.186 22.316,114.195 22.322,114.203 22.304,114.2145 22.313,114.221
    22.3,114.234 22.287,114.2405 22.299,114.25 22.306,114.258 22.288,114.264 22.274,114.272 22.2665,114.291 22.287,114.304
    22.308,114.292 22.336,114.276 22.357,114.254 22.38,114.272 22.372,114.3 22.37,114.36 22.49,114.36 22.478,114.31
    22.447,114.272 22.43,114.244 22.424,114.222 22.421,114.209 22.443,114.185 22.452,114.175 22.46,114.205
    22.476,114.238 22.498,114.29 22.51,114.36 22.6,114.36`,
  hongKongIsland: `22.284,114.1245 22.29,114.14 22.2875,114.159 22.284,114.174 22.283,114.188 22.2935,114.2 22.289,114.216 22.279,114.23
    22.276,114.242 22.265,114.245 22.259,114.2585 22.247,114.248 22.231,114.255 22.208,114.258 22.226,114.242 22.246,114.232
    22.24,114.22 22.222,114.219 22.199,114.2145 22.218,114.208 22.213,114.199 22.237,114.198 22.242,114.184 22.232,114.177
    22.248,114.166 22.2465,114.147 22.248,114.134 22.26,114.129 22.275,114.12`,
  apLeiChau: '22.2435,114.149 22.244,114.161 22.233,114.162 22.236,114.1485',
  lamma: `22.243,114.112 22.232,114.122 22.221,114.12 22.219,114.135 22.205,114.129 22.207,114.145 22.19,114.141 22.179,114.131
    22.187,114.118 22.199,114.12 22.214,114.116 22.217,114.103 22.227,114.109 22.236,114.104`,
  tsingYi: '22.362,114.089 22.365,114.104 22.352,114.113 22.337,114.1165 22.331,114.105 22.339,114.087',
  maWan: '22.356,114.056 22.353,114.064 22.343,114.061 22.346,114.055',
  lantau: `22.286,113.925 22.288,113.948 22.302,113.983 22.313,113.999 22.33,114.022 22.344,114.041 22.33,114.063 22.31,114.048
    22.307,114.026 22.293,114.015 22.279,114.02 22.267,113.999 22.252,114.013 22.231,114.019 22.222,114.002 22.236,113.993
    22.239,113.977 22.226,113.937 22.21,113.9 22.195,113.85 22.21,113.8 22.275,113.8 22.275,113.885`,
  airport: '22.297,113.893 22.325,113.884 22.339,113.934 22.322,113.95 22.299,113.938',
  cheungChau: '22.221,114.03 22.209,114.035 22.197,114.027 22.206,114.022',
  heiLingChau: '22.262,114.032 22.252,114.038 22.246,114.028 22.254,114.026',
  pengChau: '22.291,114.036 22.285,114.044 22.278,114.037',
  poToi: '22.174,114.252 22.172,114.267 22.158,114.264 22.162,114.25',
  beaufort: '22.19,114.239 22.186,114.247 22.18,114.24',
  tungLung: '22.258,114.285 22.255,114.298 22.242,114.293 22.247,114.282',
  shekKwuChau: '22.197,113.987 22.192,113.995 22.186,113.986',
};

/** The lands around the harbour, each as the points of its coast. */
export const lands: Record<keyof typeof coasts, Place[]> = Object.fromEntries(
  Object.entries(coasts).map(([land, coast]) => [land, placesIn(coast)]),
) as Record<keyof typeof coasts, Place[]>;

/** The position of the star that marks Hong Kong. */
export const star: Place = { latitude: 22.292, longitude: 114.15 };

/** The shipping channels out of the harbour: the East Lamma Channel, and Lei Yue Mun with the Tathong Channel. */
export const channels = {
  eastLamma: [star, ...placesIn('22.294,114.118 22.278,114.104 22.247,114.126 22.212,114.161 22.05,114.17')],
  tathong: [star, ...placesIn('22.2892,114.171 22.2985,114.2 22.2955,114.22 22.283,114.2375 22.262,114.266 22.236,114.272 22.05,114.272')],
};

/** The positions of the names on the chart. */
export const namePlaces = {
  hongKong: { latitude: 22.262, longitude: 114.187 },
  kowloon: { latitude: 22.325, longitude: 114.177 },
  // On its eastern arm: narrow frames cut off the west.
  lantau: { latitude: 22.296, longitude: 114.004 },
} satisfies Record<string, Place>;
