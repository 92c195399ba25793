import { expect, inject, it } from 'vitest';
import { drillWrites, judgeWrites } from './write-drill.ts';

const seed = 11;

it('writes before a gateway that fails at random: none is applied twice, no outcome lies', async () => {
  const drill = await drillWrites(inject('long') ? 3_000 : 300, seed);
  expect(drill.lies).toEqual([]);
  expect(drill.twice).toEqual([]);
  // The drill must have met them. A connection that is refused before anything is sent is rare: only the long drill surely has one.
  const met = inject('long') ? ['done', 'not-sent', 'refused', 'unknown'] : ['done', 'refused', 'unknown'];
  expect(Object.keys(drill.outcomes)).toEqual(expect.arrayContaining(met));
});

it.each([
  { outcome: 'refused', times: 1, isLie: true },
  { outcome: 'not-sent', times: 1, isLie: true },
  { outcome: 'done', times: 0, isLie: true },
  { outcome: 'unknown', times: 1, isLie: false },
  { outcome: 'unknown', times: 0, isLie: false },
])('$outcome is a lie after $times applications: $isLie', ({ outcome, times, isLie }) => {
  const { lies } = judgeWrites(
    new Map([['write-0-0', { kind: 'any', outcome }]]),
    new Map([['write-0-0', times]]),
  );
  expect(lies.length > 0).toBe(isLie);
});

it('a write that two attempts applied was applied twice', () => {
  const applied = new Map([
    ['write-0-0', 1],
    ['write-0-1', 1],
  ]);
  expect(judgeWrites(new Map(), applied).twice).toEqual(['write-0']);
});
