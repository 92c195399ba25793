import { readFile } from 'node:fs/promises';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { committedLayout, pactFileNameOf, parsePactFile, stageIn } from '../pact-file.ts';
import { recordPact } from './record-pact.ts';

const committed = await readFile(
  new URL(`../../pacts/${pactFileNameOf(committedLayout)}`, import.meta.url),
  'utf8',
);

it('the committed pact file is what the gateway client sends and understands', async () => {
  expect(await recordPact(committedLayout), 'run npm run generate and commit the difference').toBe(committed);
});

it('the committed pact file holds every interaction of every call under its stage', () => {
  const held = parsePactFile(committed).interactions;
  expect(held.map(({ description }) => description).sort()).toEqual(
    interactions.map(({ name }) => name).sort(),
  );
  const called = new Set(held.map(({ request }) => callAt(request.path)));
  expect([...called].sort()).toEqual([...operationIds].sort());
});

/** The call of a path; the path itself when it is none of the table under its stage. */
function callAt(path: string): string {
  return operationIds.find(id => pathOf(id).test(path)) ?? path;
}

function pathOf(id: (typeof operationIds)[number]): RegExp {
  const path = operations[id].path.replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^/api/${stageIn(committedLayout, id)}${path}$`);
}
