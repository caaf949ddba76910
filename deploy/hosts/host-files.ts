import type { BuiltSite } from '../built-site.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxConf } from './nginx.ts';

/** The files for hosts of our own, by their path in the project. They are kept in it, so that a change of the policy is seen in review. */
export const hostFiles = (site: BuiltSite): [file: string, text: string][] => [
  ['deploy/nginx.conf', nginxConf(site)],
  ['deploy/Caddyfile', caddyfile(site)],
];
