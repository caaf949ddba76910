import { appendFileSync } from 'node:fs';

/** Loaded into each process of a build: notes, as the process ends, what memory it held at most, in kilobytes, in the file that `PEAKS` names. */
process.on('exit', () => appendFileSync(process.env.PEAKS, `${process.resourceUsage().maxRSS}\n`));
