import { describe, expect, it } from 'vitest';
import { createSemaphore, type Permit } from './semaphore.ts';

const longMs = 60_000;

/** Asks for one permit each, and records in which order they are granted (+) or refused (-). */
function startQueue(capacity: number, maxWaiting?: number) {
  const semaphore = createSemaphore(capacity, maxWaiting);
  const ends: string[] = [];
  const granted: Permit[] = [];
  const ask = (name: string) => {
    const permit = semaphore(1, longMs, name[0]);
    void Promise.resolve(permit.granted).then(isGranted => {
      ends.push(`${isGranted ? '+' : '-'}${name}`);
      if (isGranted) granted.push(permit);
    });
  };
  return { ask, ends, granted };
}
const settled = () => new Promise(setImmediate);

describe('waiting requests', () => {
  it('are granted to the group with the smallest granted amount, in turn, and within a group in order', async () => {
    const { ask, ends, granted } = startQueue(2);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) ask(name);
    for (let n = 0; n < 8; n++) {
      await settled();
      granted.shift()?.release();
    }
    expect(ends).toEqual(['+a1', '+a2', '+b1', '+a3', '+c1', '+b2', '+a4', '+a5']);
  });

  it('are limited by the size of the queue', async () => {
    const { ask, ends } = startQueue(1, 3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) ask(name);
    await settled();
    expect(ends).toEqual(['+a1', '-a5', '-b1']);
  });
});
