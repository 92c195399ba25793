import { mkdir, writeFile } from 'node:fs/promises';
import { stages } from '@choose-life/contracts/gateway/stages';
import { recordPact } from './consumer/record-pact.ts';
import { pactFileNameOf } from './pact-names.ts';

/** Writes the committed pact files anew: `npm run pact`. */
const folder = new URL('../pacts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const stage of stages) await writeFile(new URL(pactFileNameOf(stage), folder), await recordPact(stage));
