import { writeFileSync } from 'node:fs';
import { builtSiteIn } from './built-site.ts';
import { hostFiles } from './hosts/host-files.ts';

/** `npm run hosts`: writes the files for hosts of our own anew, from the policy and what the last build has left. */
for (const [file, text] of hostFiles(builtSiteIn('dist'))) writeFileSync(file, text);
