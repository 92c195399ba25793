export interface Permit {
  /** True where it was granted at once, else whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back the part of what was granted that is above the amount. */
  reduceTo(amount: number): void;
  /** Gives back what was granted. A wait ends: it was not granted. */
  release(): void;
}

/** Grants an amount, at the latest after `maxWaitMs`. `group`: groups that wait are served in turn. Default: one for all. */
export type Semaphore = (amount: number, maxWaitMs: number, group?: string) => Permit;

interface Waiting {
  readonly amount: number;
  readonly settle: (isGranted: boolean) => void;
}

/**
 * Groups are served in turn, and within a group the first come is served first.
 * @param maxWaiting the number of calls that may wait; any further call is refused
 */
export function createSemaphore(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = capacity;
  let waitingCount = 0;
  /** Those who wait. The group whose turn is next comes first; none is empty. */
  const groups = new Map<string, Set<Waiting>>();

  const add = (group: string, entry: Waiting) => {
    const members = groups.get(group) ?? new Set();
    groups.set(group, members.add(entry));
    waitingCount += 1;
  };
  const remove = (group: string, entry: Waiting) => {
    const members = groups.get(group);
    if (!members?.delete(entry)) return;
    waitingCount -= 1;
    if (members.size === 0) groups.delete(group);
  };
  const serve = () => {
    for (let [next] = groups; next !== undefined; [next] = groups) {
      const [group, members] = next;
      const [first] = members;
      if (first === undefined || first.amount > free) return;
      groups.delete(group);
      groups.set(group, members);
      first.settle(true);
    }
  };

  return (amount, maxWaitMs, group = '') => {
    let held = 0;
    let stopWaiting: ((isGranted: false) => void) | null = null;
    let granted: Permit['granted'] = true;
    const hold = () => {
      held = amount;
      free -= amount;
    };
    if (waitingCount === 0 && amount <= free) hold();
    else if (waitingCount >= maxWaiting) granted = Promise.resolve(false);
    else
      granted = new Promise(resolve => {
        const settle = (isGranted: boolean) => {
          clearTimeout(timer);
          remove(group, entry);
          stopWaiting = null;
          if (isGranted) hold();
          // The free amount may be enough for a smaller one behind it.
          else serve();
          resolve(isGranted);
        };
        const timer = setTimeout(settle, maxWaitMs, false);
        const entry = { amount, settle };
        add(group, entry);
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
