import { existsSync } from 'node:fs';
import { restoreFolder } from '../tools/build/replace-folder.ts';
import '../tools/plain-errors.ts';
import { portNumber } from '../tools/whole-number.ts';
import { requireBuild } from './built-site.ts';
import { createSiteServer } from './serve.ts';

const port = portNumber('PORT', process.env.PORT ?? '4173');
if (!existsSync('dist')) await restoreFolder('dist');
requireBuild();
createSiteServer('dist')
  .on('error', (error) => {
    console.error(`the site cannot be served at port ${port}: ${error.message}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`http://localhost:${port}`));
