export interface Permit {
  /** True where it was granted at once, else whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back the part of what was granted that is above the amount. */
  reduceTo(amount: number): void;
  /** Gives back what was granted. A wait ends: it was not granted. */
  release(): void;
}

/** Grants an amount, at the latest after `maxWaitMs`. `group`: of groups that wait, the one that holds least is next. Default: one for all. */
export type Semaphore = (amount: number, maxWaitMs: number, group?: string) => Permit;

interface Waiting {
  readonly amount: number;
  readonly settle: (isGranted: boolean) => void;
}

interface Group {
  held: number;
  /** In the order in which they came. */
  readonly waiting: Set<Waiting>;
}

/**
 * Of groups that hold the same, the one that was served last comes last. Within a group the first come is served first.
 * @param maxWaiting the number of calls that may wait; any further call is refused
 */
export function createSemaphore(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = capacity;
  let waitingCount = 0;
  /** Those that hold something, or wait. */
  const groups = new Map<string, Group>();

  const change = (name: string, by: (group: Group) => void) => {
    const group = groups.get(name) ?? { held: 0, waiting: new Set() };
    groups.set(name, group);
    by(group);
    if (group.held === 0 && group.waiting.size === 0) groups.delete(name);
  };
  const changeHeld = (name: string, amount: number) => {
    free -= amount;
    change(name, group => (group.held += amount));
  };
  const nextGroup = () => {
    let next: readonly [string, Group] | undefined;
    for (const each of groups) {
      if (each[1].waiting.size > 0 && (next === undefined || each[1].held < next[1].held)) next = each;
    }
    return next;
  };
  const serve = () => {
    for (let next = nextGroup(); next !== undefined; next = nextGroup()) {
      const [name, group] = next;
      const [first] = group.waiting;
      if (first === undefined || first.amount > free) return;
      groups.delete(name);
      groups.set(name, group);
      first.settle(true);
    }
  };

  return (amount, maxWaitMs, name = '') => {
    let held = 0;
    let stopWaiting: ((isGranted: false) => void) | null = null;
    let granted: Permit['granted'] = true;
    const hold = () => {
      held = amount;
      changeHeld(name, amount);
    };
    if (waitingCount === 0 && amount <= free) hold();
    else if (waitingCount >= maxWaiting) granted = Promise.resolve(false);
    else
      granted = new Promise(resolve => {
        const settle = (isGranted: boolean) => {
          clearTimeout(timer);
          waitingCount -= 1;
          stopWaiting = null;
          if (isGranted) hold();
          change(name, group => group.waiting.delete(entry));
          // The free amount may be enough for a smaller one behind it.
          if (!isGranted) serve();
          resolve(isGranted);
        };
        const timer = setTimeout(settle, maxWaitMs, false);
        const entry = { amount, settle };
        waitingCount += 1;
        change(name, group => group.waiting.add(entry));
        stopWaiting = settle;
      });
    const reduceTo = (kept: number) => {
      if (held > kept) changeHeld(name, kept - held);
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
