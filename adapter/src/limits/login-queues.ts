/** Waits for a place in the queue of an account. The result frees the place; it is called once. */
export type LoginQueues = (account: string) => Promise<() => void>;

/** The queues of this process. `atOnce` log-ins of an account run at a time, in the order of asking. */
export function createLoginQueues(atOnce: number): LoginQueues {
  const queues = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async account => {
    const queue = queues.get(account) ?? { running: 0, waiting: [] };
    queues.set(account, queue);
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>(begin => queue.waiting.push(begin));
    return () => {
      // The place goes to the first who waits, so `running` stays as it is.
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running -= 1;
      if (queue.running === 0) queues.delete(account);
    };
  };
}
