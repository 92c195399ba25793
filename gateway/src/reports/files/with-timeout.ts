/** What some work gives. When the time is over the work is asked to end, and nobody waits for it any longer. */
export async function withTimeout<Value>(
  maxMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ending = new AbortController();
  const tooSlow = new Error('too slow');
  const timer = setTimeout(() => ending.abort(tooSlow), maxMs);
  const { promise: over, reject } = Promise.withResolvers<never>();
  ending.signal.addEventListener('abort', () => reject(tooSlow));
  return Promise.race([work(ending.signal), over]).finally(() => clearTimeout(timer));
}
