/** What work gives, or `fallback` where it takes longer. The work goes on: only its caller waits no longer. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  timeoutMs: number,
  fallback: Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<Value>(resolve => {
    timer = setTimeout(resolve, timeoutMs, fallback);
  });
  try {
    return await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
