import { mkdir, writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { layoutNames, pactFileNameOf } from './pact-names.ts';

/** Writes the committed pact files anew: `npm run generate`. */
const folder = new URL('../pacts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const layout of layoutNames) {
  await writeFile(new URL(pactFileNameOf(layout), folder), await recordPact(layout));
}
