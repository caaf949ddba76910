import company from '../../src/facts/company.json' with { type: 'json' };
import type { BuiltSite } from '../built-site.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxConf } from './nginx.ts';

/** The config files for self-hosting, by path in the project. They are committed, so that a policy change shows in review. */
export const hostFiles = (site: BuiltSite): [file: string, text: string][] => [
  ['deploy/nginx.conf', nginxConf(site, company.site)],
  ['deploy/Caddyfile', caddyfile(site)],
];
