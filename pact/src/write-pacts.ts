import { readFile, writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { pactFileName } from './pact-file.ts';
import { statesDoc } from './state-table.ts';

/** Writes the pact file and the table of the states anew: `npm run generate`. */
await writeFile(new URL(`../pacts/${pactFileName}`, import.meta.url), await recordPact());

const page = new URL('../../docs/provider-states.md', import.meta.url);
await writeFile(page, statesDoc(await readFile(page, 'utf8')));
