import type { BuiltSite } from '../built-site.ts';
import {
  addressForm,
  caching,
  compressedEnds,
  contentTypes,
  encodings,
  headersOf,
  hidden,
  longestTarget,
  movedStatus,
  resourcePolicyOf,
  securityFile,
  segmentsForm,
  sharedPictures,
} from '../policy.ts';

/** The beginning of a request target in absolute form (RFC 9112, 3.2.2), as source of a regular expression; Caddy leaves it in `orig_uri`. */
const origin = '(?:[Hh][Tt][Tt][Pp][Ss]?://[^/?]*)?';

/** `deploy/Caddyfile`, for Caddy 2.6 or newer. */
export function caddyfile({ bases, scripts }: BuiltSite): string {
  const everywhere = { ...headersOf(scripts), 'cross-origin-resource-policy': resourcePolicyOf('/') };
  const headers = Object.entries(everywhere).map(([name, value]) => `\t\t${name} \`${value}\``);
  const types = Object.entries(contentTypes).map(([end, type]) => `\t\t@${end} path *.${end}\n\t\theader @${end} content-type \`${type}\``);
  const languages = bases.filter(Boolean).map((base) => {
    const name = `@in${base.replace('/', '_')}`;
    return `\t\t\t${name} vars_regexp {http.request.orig_uri} ^${origin}${base}(/|\\?|$)\n\t\t\trewrite ${name} ${base}/404.html`;
  });
  const files = `precompressed ${encodings.map(({ name }) => name).join(' ')}`;
  return `# Written from deploy/policy.ts by \`npm run hosts\`; tests compare it with the policy, and run Caddy with it where it is installed.
# SITE_ADDRESS is the site's host name; with it and PORT=443, Caddy gets a certificate. Without both, http at 8080. SITE_ROOT is where \`dist/\` is.
{
	admin off
}

(everywhere) {
	header {
${headers.join('\n')}
	}
	# In a block of its own: Caddy delays a block that removes a header until it answers, and the headers above would then override those below.
	header -server
}

{$SITE_ADDRESS:http://}:{$PORT:8080} {
	root * {$SITE_ROOT:/srv}

	route {
		import everywhere

		@method not method GET HEAD
		error @method 405
		@long expression \`{http.request.orig_uri}.size() > ${longestTarget}\`
		error @long 414
		@slashed vars_regexp slashed {http.request.orig_uri} \`^${origin}(${segmentsForm})/+(\\?.*)?$\`
		header @slashed cache-control \`${caching.revalidated}\`
		redir @slashed {re.slashed.1}{re.slashed.2} ${movedStatus}
		@unknown {
			not vars_regexp {http.request.orig_uri} \`^${origin}${addressForm}(\\?|$)\`
			not path ${securityFile}
		}
		error @unknown 404
		@hidden path_regexp \`${hidden}\`
		error @hidden 404

		@shared path_regexp \`${sharedPictures.source.replaceAll('\\/', '/')}\`
		header @shared cross-origin-resource-policy ${resourcePolicyOf('/icon.svg')}
		header cache-control \`${caching.revalidated}\`
		# Not with a range or a condition: Caddy keeps this header where it refuses the range (416) or the condition fails (412).
		@immutable {
			path ${caching.immutableFolder}*
			not header range *
			not header if-match *
			not header if-unmodified-since *
		}
		header @immutable cache-control \`${caching.immutable}\`
${types.join('\n')}

		@home path /
		rewrite @home /index
		try_files {path}.html {path}
		# By itself, Caddy sends Vary only with compressed copies.
		@compressed path ${compressedEnds.map((end) => `*.${end}`).join(' ')}
		header @compressed {
			vary accept-encoding
			defer
		}
		file_server {
			${files}
			disable_canonical_uris
		}
	}

	handle_errors {
		route {
			import everywhere
			header cache-control ${caching.missing}
			@method expression \`{err.status_code} == 405\`
			header @method allow "GET, HEAD"
			@refused expression \`{err.status_code} != 404\`
			header @refused content-type \`${contentTypes.txt}\`
			respond @refused "{err.status_code} {err.status_text}"
			header content-type \`${contentTypes.html}\`
			header {
				vary accept-encoding
				defer
			}
			# The not-found page is always sent whole (RFC 9110, 13.2.1 and 14.2).
			request_header -if-match
			request_header -if-none-match
			request_header -if-modified-since
			request_header -if-unmodified-since
			request_header -range
			rewrite * /404.html
${languages.join('\n')}
			file_server {
				${files}
			}
		}
	}
}
`;
}
