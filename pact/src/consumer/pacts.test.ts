import { readFile } from 'node:fs/promises';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { parsePactFile } from '../pact-file.ts';
import { type Layout, layoutNames, pactFileNameOf, stageIn } from '../pact-names.ts';
import { recordPact } from './record-pact.ts';

describe('the committed pact files', () => {
  it.each(layoutNames)('are what the gateway client sends and understands: %s', async layout => {
    expect(await recordPact(layout), 'run npm run generate and commit the difference').toBe(
      await committed(layout),
    );
  });

  it.each([
    ['prod', '/api/prod/hra/get-questionnaire', '/api/prod/wait-list/read'],
    ['dev', '/api/dev/hra/get-questionnaire', '/api/dev/wait-list/read'],
    ['default', '/api/prod/hra/get-questionnaire', '/api/dev/wait-list/read'],
  ] as const)('have one for the layout %s', async (layout, ...paths) => {
    const held = new Set(
      parsePactFile(await committed(layout)).interactions.map(({ request }) => request.path),
    );
    for (const path of paths) expect(held).toContain(path);
  });

  it.each(layoutNames)('hold every interaction of every call under its stage: %s', async layout => {
    const held = parsePactFile(await committed(layout)).interactions;
    expect(held.map(({ description }) => description).sort()).toEqual(
      interactions.map(({ name }) => name).sort(),
    );
    const called = new Set(held.map(({ request }) => callAt(request.path, layout)));
    expect([...called].sort()).toEqual([...operationIds].sort());
  });
});

function committed(layout: Layout): Promise<string> {
  return readFile(new URL(`../../pacts/${pactFileNameOf(layout)}`, import.meta.url), 'utf8');
}

/** The call of a path; the path itself when it is none of the table under its stage. */
function callAt(path: string, layout: Layout): string {
  return operationIds.find(id => pathAt(layout, id).test(path)) ?? path;
}

function pathAt(layout: Layout, id: (typeof operationIds)[number]): RegExp {
  return new RegExp(`^/api/${stageIn(layout, id)}${operations[id].path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}
