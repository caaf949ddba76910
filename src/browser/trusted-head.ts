import { trustedPolicy } from '../contract.ts';

/** The part of Trusted Types (W3C) used here, which TypeScript's DOM library does not declare yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

/** The tags that `src/render/head.tsx` writes, and no tag or attribute that loads or executes anything. */
const headTags =
  /^(?:<title>[^<]*<\/title>|<meta(?: (?:name|property|content|media)="[^"]*")+\/>|<link rel="(?:canonical|alternate)"(?: (?:href|hreflang)="[^"]*")+\/>|<script type="application\/ld\+json">[^<]*<\/script>)*$/i;

/** @throws TypeError if the HTML has anything but head tags. */
function checked(html: string): string {
  if (!headTags.test(html)) throw new TypeError('not head tags');
  return html;
}

/** The only Trusted Types policy that the CSP allows (`trusted-types` in deploy/policy.ts). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedPolicy, { createHTML: checked });

/**
 * Checks the HTML of a page's own head tags. Returns it as TrustedHTML where the browser supports that, else as it is.
 *
 * @throws TypeError if the HTML has anything but head tags.
 */
export function trustedHead(html: string): string {
  return policy ? policy.createHTML(html) : checked(html);
}
