import { runProcess } from './run-process.ts';

/** The program of the package: it brings no gateway along. */
await runProcess();
