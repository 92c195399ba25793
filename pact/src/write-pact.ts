import { writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { pactFileName } from './pact-file.ts';

/** Writes the pact file, which is committed (`npm run generate`). */
await writeFile(new URL(`../pacts/${pactFileName}`, import.meta.url), await recordPact());
