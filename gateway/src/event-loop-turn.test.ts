import { expect, it } from 'vitest';
import { eventLoopTurn } from './event-loop-turn.ts';

it('many who ask at once have a turn of the event loop each, in the order in which they asked', async () => {
  const seen: string[] = [];
  let turns = 0;
  const watch = () => {
    turns += 1;
    if (seen.length < 3) setImmediate(watch);
  };
  setImmediate(watch);
  const asked = ['first', 'second', 'third'].map(async name => {
    await eventLoopTurn();
    seen.push(name);
  });
  await Promise.all(asked);
  expect(seen).toEqual(['first', 'second', 'third']);
  expect(turns).toBeGreaterThanOrEqual(2);
});
