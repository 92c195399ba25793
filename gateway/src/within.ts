/** What work gives, or `otherwise` where it takes longer. The work goes on: who asks only waits no longer. */
export async function within<Value>(maxMs: number, work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<Value>(resolve => {
    timer = setTimeout(resolve, maxMs, otherwise);
  });
  try {
    return await Promise.race([work, isOver]);
  } finally {
    clearTimeout(timer);
  }
}
