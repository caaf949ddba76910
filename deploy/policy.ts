import { trustedPolicy } from '../src/contract.ts';

/** The one definition of how the site is served: `npm start` uses it, and the files for other hosts are generated from it (`deploy/hosts/`). */

const year = 31_536_000;

/** Browser features that are off for pages and their frames. Chromium logs an error for an unknown name. */
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

/** Headers of every response, with any status, by lower-case name. `headersOf` adds the content security policy. */
const constantHeaders = {
  // Browsers ignore it over http. No includeSubDomains, because the company may have subdomains that are not served over https.
  'strict-transport-security': `max-age=${2 * year}`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': ['clipboard-write=(self)', ...refusedFeatures.map((name) => `${name}=()`)].join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

/**
 * The value of Content-Security-Policy (CSP Level 3). `scripts` are the sources of the inline scripts, such as `'sha256-…'`. Styles are
 * inline and differ by page, too many for a list of hashes (docs/decisions/11-styles-stay-unsafe-inline.md).
 */
function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    // For prefetches, for which Firefox checks no other directive; each kind that the site uses, or that it never does, is named below.
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Trusted Types: only one policy may turn text into HTML, and it accepts head tags only (src/browser/trusted-head.ts).
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicy}`,
  ].join('; ');
}

/** All headers of every response by lower-case name; `scripts` as in `contentSecurityPolicy`. */
export const headersOf = (scripts: readonly string[]): Record<string, string> => ({
  ...constantHeaders,
  'content-security-policy': contentSecurityPolicy(scripts),
});

export const caching = {
  /** Files in this folder have a content hash in their name, so they may be cached for ever. */
  immutableFolder: '/assets/',
  immutable: `public, max-age=${year}, immutable`,
  revalidated: 'public, max-age=0, must-revalidate',
  /** Always revalidated, because a missing page may exist later. */
  missing: 'no-cache',
};

/** Pictures that other sites may embed: icons and link previews. */
export const sharedPictures = /^\/(?:cards\/.+|[\w-]+\.(?:ico|png|svg))$/;

/** The value of Cross-Origin-Resource-Policy (Fetch standard) for a URL path. */
export const resourcePolicyOf = (path: string) => (sharedPictures.test(path) ? 'cross-origin' : 'same-origin');

/** Content types by file extension, without the dot. */
export const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
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

/** Extensions of the files that get compressed copies; other formats are compressed already. */
export const compressedEnds = ['css', 'html', 'js', 'json', 'svg', 'txt', 'vcf', 'webmanifest', 'xml'];

/** Content encodings made at build time, best first, with the suffix of their files. */
export const encodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

/** The redirect from `/about/` to `/about`: permanent, and it keeps the method (RFC 9110, 15.4.9). */
export const movedStatus = 308;

/**
 * The most bytes of a request target, which is the address as it was sent, with its query (RFC 9112, 3.2); a longer one gets status 414. With
 * the longest method and the version, nginx still reads it into its usual 8 KB for a request line (large_client_header_buffers).
 */
export const longestTarget = 8000;

/**
 * The valid URL paths but the root, as source of a regular expression: no percent-encoding, no empty segment, none that begins with a dot. A
 * host need not decode other paths, as no file can have them. Ten segments of 100 characters are within the limits of every file system.
 */
export const segmentsForm = '/(?:[\\w-][\\w.-]{0,99}(?:/[\\w-][\\w.-]{0,99}){0,9})';

/** The same with the root. */
export const addressForm = `${segmentsForm}?`;

/** The only path with a segment that begins with a dot (RFC 8615). */
export const securityFile = '/.well-known/security.txt';

/** Files without a URL of their own, as source of a regular expression: documents (served without `.html`), compressed copies, host rules. */
export const hidden = '(?:\\.(?:html|br|gz)|/(?:index|404|_headers|_redirects))$';
