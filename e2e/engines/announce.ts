import { existsSync } from 'node:fs';
import { engines } from './engines.ts';

/** Before the first journey: what is not there is said once. */
export default function announce() {
  if (!existsSync('dist/index.html')) throw new Error('dist/ holds no site: npm run build first');
  for (const { name, missing, packages } of engines) {
    if (missing.length) console.log(`${name} is left out: no ${missing.join(', no ')} (Debian: apt-get install ${packages})`);
  }
}
