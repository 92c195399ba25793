import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, inject, it } from 'vitest';
import { pactFileName, parsePactFile } from './pact-file.ts';
import { statesSkeleton } from './state-skeletons.ts';
import { stateRows, statesDoc } from './state-table.ts';

it('the page of the states is written from the table', async () => {
  const page = await readFile(new URL('../../docs/provider-states.md', import.meta.url), 'utf8');
  expect(page, 'run npm run generate and commit the difference').toBe(statesDoc(page));
});

it('every value that the pact file asks for is one that its states are said to give', async () => {
  const file = new URL(`../pacts/${pactFileName}`, import.meta.url);
  for (const interaction of parsePactFile(await readFile(file, 'utf8')).interactions) {
    const states = (interaction.providerStates ?? []).map(({ name }) => name);
    const given = stateRows.filter(({ name }) => states.includes(name)).flatMap(({ values }) => values);
    const asked = [...JSON.stringify(interaction.request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      given.map(([name]) => name),
      interaction.description,
    ).toEqual(expect.arrayContaining(asked));
  }
});

it('handlers to begin with are there for every state, and say what is missing', async () => {
  const source = stripTypeScriptTypes(statesSkeleton('ts'));
  const { stateHandlers } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  );
  expect(Object.keys(stateHandlers)).toEqual(stateRows.map(({ name }) => name));
  for (const handler of Object.values<() => Promise<object>>(stateHandlers)) {
    await expect(handler()).rejects.toThrow('not written yet: the state');
  }
  if (!inject('long') || spawnSync('python3', ['--version']).status !== 0) return;
  const asking = 'import json; print(json.dumps([name for name in STATES]))';
  const input = `${statesSkeleton('python').replace(/if __name__[\s\S]*/, '')}\n${asking}`;
  const { stdout } = spawnSync('python3', ['-'], { encoding: 'utf8', input });
  expect(JSON.parse(stdout)).toEqual(stateRows.map(({ name }) => name));
});
