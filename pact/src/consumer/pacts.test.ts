import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { pactFileName } from '../pact-file.ts';
import { recordPact } from './record-pact.ts';

const committed = await readFile(new URL(`../../pacts/${pactFileName}`, import.meta.url), 'utf8');

it('the committed pact file equals a new recording', async () => {
  expect(await recordPact(), 'run npm run generate and commit the difference').toBe(committed);
});
