import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { committedLayout, pactFileNameOf, providerNameOf, stageIn } from '../pact-file.ts';
import { recordPact } from './record-pact.ts';

const file = new URL(`../../pacts/${pactFileNameOf(committedLayout)}`, import.meta.url);

it.each(['prod', 'dev'] as const)(
  'the pact file of the layout %s is the committed one under other stages',
  async layout => {
    const pact = JSON.parse(await readFile(file, 'utf8'));
    const moved = pact.interactions.map((each: { description: string }) => {
      const id = interactions.find(({ name }) => name === each.description)?.operationId;
      if (id === undefined) throw new Error(`${each.description} is no interaction`);
      const [from, to] = [stageIn(committedLayout, id), stageIn(layout, id)];
      return JSON.parse(JSON.stringify(each).replaceAll(`/api/${from}/`, `/api/${to}/`));
    });
    const provider = { name: providerNameOf(layout) };
    expect(JSON.parse(await recordPact(layout))).toEqual({ ...pact, provider, interactions: moved });
  },
);
