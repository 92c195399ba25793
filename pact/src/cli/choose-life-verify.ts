import { runProcess } from './run-process.ts';

/** The program of the published package, which has no embedded gateway. */
await runProcess();
