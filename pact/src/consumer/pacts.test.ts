import { readFile } from 'node:fs/promises';
import { stages } from '@choose-life/contracts/gateway/stages';
import { describe, expect, it } from 'vitest';
import { pactFileNameOf } from '../pact-names.ts';
import { recordPact } from './record-pact.ts';

describe('the committed pact files', () => {
  it.each(stages)('are what the gateway client sends and understands under /api/%s', async stage => {
    const committed = await readFile(
      new URL(`../../pacts/${pactFileNameOf(stage)}`, import.meta.url),
      'utf8',
    );
    expect(await recordPact(stage), 'run npm run pact and commit the difference').toBe(committed);
  });
});
