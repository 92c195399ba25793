/** What some work gives. It is told to end when the time is over, and waited for no longer whether it does or not. */
export async function withTimeout<Value>(
  maxMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ending = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const late = new Error('too slow');
    reject(late);
    ending.abort(late);
  }, maxMs);
  try {
    return await Promise.race([work(ending.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
