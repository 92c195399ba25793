/** Wraps a function so that it runs once at a time. Callers during a run get the result of that run. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The result of a check, and how long it may be cached. */
export interface Checked<Reason> {
  /** Why the check failed; null if nothing is wrong. */
  readonly reason: Reason | null;
  /** How long the result may be cached, in milliseconds. */
  readonly validMs: number;
}

/** Wraps a check that load balancers may call often: it runs once at a time, and its result is cached. @param now monotonic milliseconds */
export function cachedCheck<Reason>(
  check: () => Promise<Checked<Reason>>,
  now: () => number = () => performance.now(),
): () => Promise<Reason | null> {
  let cached: (Checked<Reason> & { readonly untilMs: number }) | undefined;
  const checkOnce = singleFlight(check);
  return async () => {
    if (cached === undefined || now() >= cached.untilMs) {
      const checked = await checkOnce();
      cached = { ...checked, untilMs: now() + checked.validMs };
    }
    return cached.reason;
  };
}
