import type { BuiltSite } from '../built-site.ts';
import {
  addressForm,
  caching,
  contentTypes,
  headersOf,
  hidden,
  longestTarget,
  movedStatus,
  resourcePolicyOf,
  securityFile,
  segmentsForm,
  sharedPictures,
} from '../policy.ts';

const quoted = (value: string) => `"${value}"`;

/** Status texts of errors that are answered in plain text, without a page. */
const refusals = {
  400: 'Bad Request',
  403: 'Forbidden',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  505: 'HTTP Version Not Supported',
};

/** `deploy/nginx.conf`, for nginx 1.13 or newer. `site` is the origin of the company's site. */
export function nginxConf({ bases, scripts }: BuiltSite, site: string): string {
  const always = Object.entries(headersOf(scripts)).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  const types = Object.entries(contentTypes).map(([end, type]) => `    ${type.replace(/;.*/, '')} ${end};`);
  const notFound = bases.filter(Boolean).map((base) => `  "~^${base}(/|\\?|$)" ${base}/404.html;`);
  const refused = Object.entries(refusals).map(([status, words]) =>
    [
      `  location = /.refused/${status} {`,
      '    internal;',
      // At 416 the file's headers are already set. An `add_header` in the location, even an empty one, stops nginx from adding the others again.
      ...(status === '416' ? ['    add_header cache-control "" always;'] : []),
      `    return ${status} "${status} ${words}\\n";`,
      '  }',
    ].join('\n'),
  );
  return `# Written from deploy/policy.ts by \`npm run hosts\`; tests compare it with the policy and run nginx with it.
# Put \`dist/\` at the root below. The name of the server is the host in src/facts/company.json.

# With a range, as nginx sets this header before it refuses the range (416).
map $http_range $site_asset_caching {
  "" "${caching.immutable}";
  default "${caching.revalidated}";
}

map $uri $site_caching {
  "~^${caching.immutableFolder}[^/]+$" $site_asset_caching;
  "~/404\\.html$" "${caching.missing}";
  "~^/\\.refused/" "${caching.missing}";
  default "${caching.revalidated}";
}

map $uri $site_resource_policy {
  "~${sharedPictures.source.replaceAll('\\/', '/')}" "${resourcePolicyOf('/icon.svg')}";
  default "${resourcePolicyOf('/')}";
}

# Tests the address as it was sent: none of these forms needs decoding.
map $request_uri $site_not_found {
${notFound.join('\n')}
  default /404.html;
}

map $request_uri $site_form {
  "~^.{${longestTarget + 1}}" long;
  "~^${addressForm}(\\?|$)" known;
  "~^${securityFile.replaceAll('.', '\\.')}(\\?|$)" known;
  "~^${segmentsForm}/+(\\?|$)" slashed;
  default unknown;
}

map $request_uri $site_moved_to {
  "~^(?<site_address>${segmentsForm})/+(?<site_query>\\?.*)?$" $site_address$site_query;
  default /;
}

map $status $site_allow {
  405 "GET, HEAD";
  default "";
}

server {
  listen 80;
  # Remove this line where IPv6 is off: nginx would not start with it.
  listen [::]:80;
  server_name ${new URL(site).hostname};
  root /var/www/site;
  server_tokens off;
  absolute_redirect off;
  # The type of the plain-text answers below. With the default_type of nginx's own nginx.conf, browsers would download them.
  default_type text/plain;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/vcard text/xml;

  # The compressed copies that the build has made. For brotli, install the module (Debian: libnginx-mod-http-brotli-static) and put
  # \`brotli_static on;\` into the file below; a name with a star may be missing.
  gzip_static on;
  gzip_vary on;
  # Also for requests through a proxy.
  gzip_proxied any;
  include /etc/nginx/site-brotli.conf*;

  # A location with an add_header of its own would inherit none of these.
${always.join('\n')}
  add_header cache-control $site_caching always;
  add_header cross-origin-resource-policy $site_resource_policy always;
  add_header allow $site_allow always;

  error_page 404 $site_not_found;
${Object.keys(refusals)
  .map((status) => `  error_page ${status} /.refused/${status};`)
  .join('\n')}
  # nginx has statuses of its own for a request header that is too large, and for http at a port of TLS.
  error_page 494 =431 /.refused/431;
  error_page 497 =400 /.refused/400;

  location / {
    if ($request_method !~ ^(GET|HEAD)$) {
      return 405;
    }
    if ($site_form = long) {
      return 414;
    }
    if ($site_form = slashed) {
      return ${movedStatus} $site_moved_to;
    }
    if ($site_form = unknown) {
      return 404;
    }
    try_files $uri.html $uri =404;
  }

  location = / {
    if ($request_method !~ ^(GET|HEAD)$) {
      return 405;
    }
    if ($site_form = long) {
      return 414;
    }
    if ($request_uri !~ "^/(\\?|$)") {
      return 404;
    }
    try_files /index.html =404;
  }

  location ~ "${hidden}" {
    internal;
    try_files $uri /404.html =404;
  }

${refused.join('\n\n')}

  types {
${types.join('\n')}
  }
}
`;
}
