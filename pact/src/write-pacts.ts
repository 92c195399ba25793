import { mkdir, writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { committedLayout, layoutNames, pactFileNameOf } from './pact-file.ts';

/** Writes the committed pact file anew: `npm run generate`. With `--all` those of the other layouts too, which git leaves out. */
const folder = new URL('../pacts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const layout of process.argv.includes('--all') ? layoutNames : [committedLayout]) {
  await writeFile(new URL(pactFileNameOf(layout), folder), await recordPact(layout));
}
