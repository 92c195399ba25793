import { setTimeout as delay } from 'node:timers/promises';

export interface Beside {
  /** Milliseconds of each read. */
  readonly reads: readonly number[];
  readonly readsRefused: number;
  readonly calls: number;
  readonly callsRefused: number;
}

/** Between two reads, whether the last one was answered or not: one that waits must not keep others from being counted. */
export const everyMs = 20;

/** Reads at a steady pace while the work is done. The work tells the HTTP statuses that it got. */
export async function readsBeside(
  read: () => Promise<number>,
  work: () => Promise<number[]>,
): Promise<Beside> {
  const reads: number[] = [];
  const under: Promise<void>[] = [];
  let readsRefused = 0;
  let isOver = false;
  const timed = async () => {
    const asked = performance.now();
    const status = await read();
    reads.push(performance.now() - asked);
    if (status !== 200) readsRefused += 1;
  };
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    under.push(timed());
    await delay(everyMs);
  }
  const statuses = await working;
  await Promise.all(under);
  const callsRefused = statuses.filter(status => status !== 200).length;
  return { reads, readsRefused, calls: statuses.length, callsRefused };
}
