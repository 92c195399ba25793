import { openEmbedded } from './embedded-gateway.ts';
import { runProcess } from './run-process.ts';

/** The process of `npm run verify`. */
await runProcess({ openEmbedded });
