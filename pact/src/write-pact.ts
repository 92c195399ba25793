import { writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { pactFileName } from './pact-file.ts';

await writeFile(new URL(`../pacts/${pactFileName}`, import.meta.url), await recordPact());
