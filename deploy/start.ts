import { requireBuild } from './built-site.ts';
import { createSiteServer } from './serve.ts';

const setting = process.env.PORT ?? '4173';
const port = Number(setting);
if (!/^[1-9]\d*$/.test(setting) || port > 65_535) {
  console.error(`PORT is “${setting}”; expected a whole number from 1 to 65535`);
  process.exit(1);
}
requireBuild();
createSiteServer('dist')
  .on('error', (error) => {
    console.error(`the site cannot be served at port ${port}: ${error.message}`);
    process.exit(1);
  })
  .listen(port, () => console.log(`http://localhost:${port}`));
