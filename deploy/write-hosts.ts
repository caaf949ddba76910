import { existsSync, writeFileSync } from 'node:fs';
import { builtSiteIn } from './built-site.ts';
import { hostFiles } from './hosts/host-files.ts';

/** `npm run hosts`: generates the config files for self-hosting from the policy and the last build. */
if (!existsSync('dist/index.html')) {
  console.error('dist/ holds no site: run npm run build first');
  process.exit(1);
}
for (const [file, text] of hostFiles(builtSiteIn('dist'))) writeFileSync(file, text);
