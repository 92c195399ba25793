/**
 * Ends the process with 0 once `stop` is done, at the first SIGTERM or SIGINT. Those that follow change nothing: process
 * managers signal the whole group, and npm hands on what it got itself.
 */
export function endOnSignals(stop: () => Promise<unknown>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
