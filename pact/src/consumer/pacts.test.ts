import { readFile } from 'node:fs/promises';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type Stage, stages } from '@choose-life/contracts/gateway/stages';
import { describe, expect, it } from 'vitest';
import { parsePactFile } from '../pact-file.ts';
import { pactFileNameOf } from '../pact-names.ts';
import { recordPact } from './record-pact.ts';

describe('the committed pact files', () => {
  it.each(stages)('are what the gateway client sends and understands under /api/%s', async stage => {
    expect(await recordPact(stage), 'run npm run pact and commit the difference').toBe(
      await committed(stage),
    );
  });

  it.each(stages)(
    'hold every call under /api/%s, the wait-list among them, and nothing beside',
    async stage => {
      const { interactions } = parsePactFile(await committed(stage));
      const called = new Set(interactions.map(({ request }) => callAt(request.path, stage)));
      expect([...called].sort()).toEqual([...operationIds].sort());
    },
  );
});

function committed(stage: Stage): Promise<string> {
  return readFile(new URL(`../../pacts/${pactFileNameOf(stage)}`, import.meta.url), 'utf8');
}

/** The call of a path; the path itself when it is none of the table under the stage. */
function callAt(path: string, stage: Stage): string {
  const fits = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  return operationIds.find(id => fits(`/api/${stage}${operations[id].path}`)) ?? path;
}
