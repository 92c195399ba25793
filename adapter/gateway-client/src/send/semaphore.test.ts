import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const longMs = 60_000;

/** Asks for one permit each, and records in which order they are granted (+) or refused (-). */
function startQueue(capacity: number, maxWaiting?: number) {
  const semaphore = createSemaphore(capacity, maxWaiting);
  const ends: string[] = [];
  const ask = (name: string) => {
    const permit = semaphore(1, longMs, name[0]);
    void Promise.resolve(permit.granted).then(isGranted => ends.push(`${isGranted ? '+' : '-'}${name}`));
    return permit;
  };
  return { ask, ends };
}
const settled = () => new Promise(setImmediate);

describe('those who wait', () => {
  it('are served by group in turn, and within a group in the order of coming', async () => {
    const { ask, ends } = startQueue(2);
    const permits = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2'].map(ask);
    for (const permit of permits) {
      await settled();
      permit.release();
    }
    await settled();
    expect(ends).toEqual(['+a1', '+a2', '+a3', '+b1', '+c1', '+a4', '+b2', '+a5']);
  });

  it('are not kept out by a group that fills the queue: its last one is refused', async () => {
    const { ask, ends } = startQueue(1, 3);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'd1']) ask(name);
    await settled();
    // Of those who wait, each is now the only one of its group, and a newcomer is refused.
    expect(ends).toEqual(['+a1', '-a5', '-a4', '-a3', '-d1']);
  });
});
