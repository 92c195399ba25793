import { setTimeout as delay } from 'node:timers/promises';

/** What reads and work at the same time came to. */
export interface ReadsUnderLoad {
  /** Milliseconds of each read. */
  readonly reads: readonly number[];
  readonly readsRefused: number;
  /** Calls of the work. */
  readonly calls: number;
  readonly callsRefused: number;
}

/** Between two reads, whether the last one was answered or not: one that waits must not delay the next. */
export const readIntervalMs = 20;

/** Reads at a steady pace until the work is done. @param work gives the HTTP statuses of its calls. */
export async function readUnderLoad(
  read: () => Promise<number>,
  work: () => Promise<number[]>,
): Promise<ReadsUnderLoad> {
  const reads: number[] = [];
  const pending: Promise<void>[] = [];
  let readsRefused = 0;
  let isOver = false;
  const timed = async () => {
    const startedAt = performance.now();
    const status = await read();
    reads.push(performance.now() - startedAt);
    if (status !== 200) readsRefused += 1;
  };
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    pending.push(timed());
    await delay(readIntervalMs);
  }
  const statuses = await working;
  await Promise.all(pending);
  const callsRefused = statuses.filter(status => status !== 200).length;
  return { reads, readsRefused, calls: statuses.length, callsRefused };
}
