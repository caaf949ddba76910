import type { BuiltSite } from '../built-site.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxConf } from './nginx.ts';

/** The config files for self-hosting, by path in the project. They are committed, so that a policy change shows in review. */
export const hostFiles = (site: BuiltSite): [file: string, text: string][] => [
  ['deploy/nginx.conf', nginxConf(site)],
  ['deploy/Caddyfile', caddyfile(site)],
];
