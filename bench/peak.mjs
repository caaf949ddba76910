import { appendFileSync } from 'node:fs';

/** Loaded into each process of a build: when the process ends, appends its peak memory, in kilobytes, to the file that `PEAKS` names. */
process.on('exit', () => appendFileSync(process.env.PEAKS, `${process.resourceUsage().maxRSS}\n`));
