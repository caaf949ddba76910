import '../tools/plain-errors.ts';
import { writeFileSync } from 'node:fs';
import { languages } from '../src/i18n/languages.ts';
import { companyFaults } from '../tools/check/check-company.ts';
import { refuse } from '../tools/check/fault.ts';
import { builtSiteIn, requireBuild } from './built-site.ts';

/** `npm run hosts`: generates the config files for self-hosting from the policy and the last build. */
requireBuild();
const codes = languages.map(({ code }) => code);
refuse(companyFaults('.', codes));
// Imported only now, because this module reads the company file.
const { hostFiles } = await import('./hosts/host-files.ts');
for (const [file, text] of hostFiles(builtSiteIn('dist'))) writeFileSync(file, text);
