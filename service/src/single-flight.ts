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

/** The result of a check. */
export interface CheckResult<Reason> {
  /** Why the check failed; null if nothing is wrong. */
  readonly reason: Reason | null;
  /** How long the result may be cached, in milliseconds. */
  readonly validMs: number;
}

/**
 * Wraps a check that load balancers may call often. The check runs once at a time, and its result is cached.
 * @param now the current time in milliseconds, from a monotonic clock
 */
export function cachedCheck<Reason>(
  check: () => Promise<CheckResult<Reason>>,
  now: () => number = () => performance.now(),
): () => Promise<Reason | null> {
  let cached: (CheckResult<Reason> & { readonly untilMs: number }) | undefined;
  const checkOnce = singleFlight(check);
  return async () => {
    if (cached === undefined || now() >= cached.untilMs) {
      const result = await checkOnce();
      cached = { ...result, untilMs: now() + result.validMs };
    }
    return cached.reason;
  };
}
