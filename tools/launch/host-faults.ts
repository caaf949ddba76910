import { existsSync, readFileSync } from 'node:fs';
import { builtSiteIn } from '../../deploy/built-site.ts';
import { fault } from '../check/fault.ts';

/** Compares the files of the hosts with what the policy, the company's site and the build in `folder` give; one message for each fault. */
export async function hostFaults(folder: string): Promise<string[]> {
  // It imports the company file, which may be loaded only after it is checked.
  const { hostFiles } = await import('../../deploy/hosts/host-files.ts');
  return hostFiles(builtSiteIn(folder)).flatMap(([file, text]) => {
    const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (found === text) return [];
    const expected = 'the text for this company, the policy and the last build';
    return [fault(file, '', expected, `${found === undefined ? 'no file' : 'another'}: run npm run hosts`)];
  });
}
