import { expect, it } from 'vitest';
import { drillWrites } from './write-drill.ts';

const seed = 11;

it('writes before a gateway that fails at random: none is applied twice, no outcome lies', async () => {
  const drill = await drillWrites(300, seed);
  expect(drill.lies).toEqual([]);
  expect(drill.twice).toEqual([]);
  // The drill must have met all of them.
  expect(Object.keys(drill.outcomes).toSorted()).toEqual(['done', 'not-sent', 'refused', 'unknown']);
});
