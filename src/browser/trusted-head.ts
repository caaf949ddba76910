import { trustedPolicy } from '../contract.ts';

/** The part of Trusted Types (W3C) that is used; TypeScript's own library does not declare it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/**
 * What `src/render/head.tsx` writes: a title, described links, `meta` tags with a name or a property, and JSON-LD, which no browser runs.
 * No other tag and no attribute that loads or runs anything.
 */
const headTags =
  /^(?:<title>[^<]*<\/title>|<meta(?: (?:name|property|content|media)="[^"]*")+\/>|<link rel="(?:canonical|alternate)"(?: (?:href|hreflang)="[^"]*")+\/>|<script type="application\/ld\+json">[^<]*<\/script>)*$/i;

/** @throws for HTML with anything else in it. */
function checked(html: string): string {
  if (!headTags.test(html)) throw new TypeError('not the tags of a head');
  return html;
}

/** The one policy by which this site may write HTML into a page (`trusted-types` in deploy/policy.ts). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedPolicy, { createHTML: checked });

/**
 * The tags of a page's head as HTML that the browser takes: as TrustedHTML where it knows Trusted Types, as a text elsewhere.
 *
 * @throws for HTML with anything else in it.
 */
export function trustedHead(html: string): string {
  return policy ? policy.createHTML(html) : checked(html);
}
