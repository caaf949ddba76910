import { trustedPolicy } from '../src/contract.ts';

/**
 * How the site is served, stated once. The server of `npm start` obeys it; the files of every other host are written from it
 * (`deploy/hosts/`).
 */

const year = 31_536_000;

/** Features of the browser that no page may use, nor anything in it. A name unknown to Chromium would be reported in its console. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer, whatever its status; names in lower case. The script policy is added to them, see `headersOf`. */
const constantHeaders = {
  // Ignored over http. Without includeSubDomains: what else the company serves below its domain is not known here.
  'strict-transport-security': `max-age=${2 * year}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': ['clipboard-write=(self)', ...refusedFeatures.map((name) => `${name}=()`)].join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The content security policy; `scripts` are the sources of the inline scripts, such as `'sha256-…'`.
 * Styles stand in the documents, and so do style attributes: each page has a sheet of its own, too many for a list of hashes.
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // No text becomes HTML or a script but by one policy, which takes nothing but the tags of a head (src/browser/trusted-head.ts).
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicy}`,
  ].join('; ');
}

/** The headers of every answer, by name in lower case, for documents with these inline scripts. */
export const headersOf = (scripts: readonly string[]): Record<string, string> => ({
  ...constantHeaders,
  'content-security-policy': contentSecurityPolicy(scripts),
});

export const caching = {
  /** The folder whose files carry their content in their name. */
  lastingFolder: '/assets/',
  lasting: `public, max-age=${year}, immutable`,
  revalidated: 'public, max-age=0, must-revalidate',
  /** A page that is missing may be there soon. */
  missing: 'no-cache',
};

/** Other sites show these: icons, and the pictures for links. Everything else is for pages of this site. */
export const sharedPictures = /^\/(?:cards\/.+|[\w-]+\.(?:png|svg))$/;

/** The value of Cross-Origin-Resource-Policy for the address. */
export const resourcePolicyOf = (path: string) => (sharedPictures.test(path) ? 'cross-origin' : 'same-origin');

/** Content types by the ends of file names. */
export const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

/** The ends of the names of files that have a brotli and a gzip twin; the others are compressed in themselves. */
export const compressedEnds = ['css', 'html', 'js', 'json', 'svg', 'txt', 'vcf', 'webmanifest', 'xml'];

/** Content encodings that are made at build, the better one first, and the ends of their files. */
export const encodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

/** A redirect from `/about/` to `/about`: for good, and the method stays. */
export const movedStatus = 308;

/** Bytes of a request's first line beyond which it is refused with status 414. */
export const longestRequestLine = 8192;

/**
 * The one form of an address: no encoding, no empty or dotted part. Whatever is not of it is no file, so a host need not decode anything to
 * know that. A part is no longer than any file system takes. As the text of an expression without a slash at its end; `deploy/hosts/` writes it into other languages.
 */
export const addressForm = '/(?:[\\w-][\\w.-]{0,99}(?:/[\\w-][\\w.-]{0,99})*)?';

/** The only file whose name begins with a dot (RFC 8615). */
export const securityFile = '/.well-known/security.txt';

/** Files that have no address of their own: pages have theirs without `.html`, twins are sent in place of their file, rules are for hosts. */
export const hidden = '(?:\\.(?:html|br|gz)|/(?:index|404|_headers|_redirects))$';
