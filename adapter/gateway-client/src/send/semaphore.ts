export interface Permit {
  /** True where it was granted at once, else whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back the part of what was granted that is above the amount. */
  reduceTo(amount: number): void;
  /** Gives back what was granted. A wait ends: it was not granted. */
  release(): void;
}

/** Grants an amount, at the latest after `maxWaitMs`. */
export type Semaphore = (amount: number, maxWaitMs: number) => Permit;

/** Granted first come, first served. @param maxWaiting the number of calls that may wait; any further call is refused */
export function createSemaphore(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = capacity;
  const waiting = new Set<{ readonly amount: number; readonly settle: (isGranted: boolean) => void }>();
  const serve = () => {
    for (const { amount, settle } of waiting) {
      if (amount > free) return;
      settle(true);
    }
  };

  return (amount, maxWaitMs) => {
    let held = 0;
    let stopWaiting: ((isGranted: false) => void) | null = null;
    let granted: Permit['granted'] = true;
    const hold = () => {
      held = amount;
      free -= amount;
    };
    if (waiting.size === 0 && amount <= free) hold();
    else if (waiting.size >= maxWaiting) granted = Promise.resolve(false);
    else
      granted = new Promise(resolve => {
        const settle = (isGranted: boolean) => {
          clearTimeout(timer);
          waiting.delete(entry);
          stopWaiting = null;
          if (isGranted) hold();
          // The free amount may be enough for a smaller one behind it.
          else serve();
          resolve(isGranted);
        };
        const timer = setTimeout(settle, maxWaitMs, false);
        const entry = { amount, settle };
        waiting.add(entry);
        stopWaiting = settle;
      });
    const reduceTo = (kept: number) => {
      free += Math.max(held - kept, 0);
      held = Math.min(held, kept);
      serve();
    };
    return {
      granted,
      reduceTo,
      release() {
        stopWaiting?.(false);
        reduceTo(0);
      },
    };
  };
}
