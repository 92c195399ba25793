import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { recordPact } from './consumer/record-pact.ts';
import { committedLayout, layoutNames, pactFileNameOf } from './pact-file.ts';
import { statesDoc } from './state-table.ts';

/** Writes the committed pact file and the table of the states anew: `npm run generate`. With `--all` those of the other layouts too, which git leaves out. */
const folder = new URL('../pacts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const layout of process.argv.includes('--all') ? layoutNames : [committedLayout]) {
  await writeFile(new URL(pactFileNameOf(layout), folder), await recordPact(layout));
}

const page = new URL('../../docs/provider-states.md', import.meta.url);
await writeFile(page, statesDoc(await readFile(page, 'utf8')));
