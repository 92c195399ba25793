/** Runs at most `limit` pieces of work at a time; `maxWaiting` others wait in order, and what comes then throws `busy`. */
export function limitConcurrency(
  limit: number,
  maxWaiting: number,
  busy: () => Error,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async work => {
    // A piece that ends hands its place to the first in the queue, so `running` does not change in between.
    if (running < limit) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve));
    else throw busy();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
