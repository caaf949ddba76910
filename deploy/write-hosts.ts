import { writeFileSync } from 'node:fs';
import { builtSiteIn, requireBuild } from './built-site.ts';
import { hostFiles } from './hosts/host-files.ts';

/** `npm run hosts`: generates the config files for self-hosting from the policy and the last build. */
requireBuild();
for (const [file, text] of hostFiles(builtSiteIn('dist'))) writeFileSync(file, text);
