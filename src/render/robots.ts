import { company } from '../facts/company.ts';

/** The text of `robots.txt` (RFC 9309). */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap.xml\n`;
}
