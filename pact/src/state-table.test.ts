import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pactFileName } from './pact-file.ts';
import { stateRows, statesDoc } from './state-table.ts';

it('the page of the states is written from the table', async () => {
  const page = await readFile(new URL('../../docs/provider-states.md', import.meta.url), 'utf8');
  expect(page, 'run npm run generate and commit the difference').toBe(statesDoc(page));
});

it('every value that the pact file asks for is one that its states are said to give', async () => {
  const file = new URL(`../pacts/${pactFileName}`, import.meta.url);
  for (const interaction of JSON.parse(await readFile(file, 'utf8')).interactions) {
    const states = (interaction.providerStates ?? []).map(({ name }: { name: string }) => name);
    const given = stateRows.filter(({ name }) => states.includes(name)).flatMap(({ values }) => values);
    const asked = [...JSON.stringify(interaction.request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(given, interaction.description).toEqual(expect.arrayContaining(asked));
  }
});
