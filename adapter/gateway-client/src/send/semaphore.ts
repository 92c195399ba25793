/** The answer of a semaphore to one request. */
export interface Permit {
  /** True if the amount was granted immediately. Otherwise a promise that resolves to whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back the part of the granted amount that exceeds `amount`. */
  reduceTo(amount: number): void;
  /** Gives back the granted amount. A request that still waits ends without a grant. May be called several times. */
  release(): void;
}

/**
 * Requests an amount and waits for it up to `maxWaitMs`. When requests wait, the group with the smallest granted amount is next. Without
 * `group`, all requests are in the same group. An amount above the capacity would never be granted.
 */
export type Semaphore = (amount: number, maxWaitMs: number, group?: string) => Permit;

interface Waiting {
  readonly amount: number;
  readonly settle: (isGranted: boolean) => void;
}

interface Group {
  /** The sum of the granted amounts. */
  granted: number;
  /** The waiting requests, the oldest first. */
  readonly waiting: Set<Waiting>;
}

/**
 * Creates a semaphore with fair waiting: groups with the same granted amount take turns, and a group is served first come, first served.
 * @param maxWaiting how many requests may wait; a further request is refused immediately
 */
export function createSemaphore(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = capacity;
  let waitingCount = 0;
  /** Groups that have a granted amount or waiting requests. `serve` moves a group to the end when it grants a waiting request of the group. */
  const groups = new Map<string, Group>();

  /** Applies a change to a group. Creates the group if it is missing, and removes it if it is empty afterwards. */
  const changeGroup = (name: string, change: (group: Group) => void) => {
    const group = groups.get(name) ?? { granted: 0, waiting: new Set() };
    groups.set(name, group);
    change(group);
    if (group.granted === 0 && group.waiting.size === 0) groups.delete(name);
  };
  const changeGranted = (name: string, amount: number) => {
    free -= amount;
    changeGroup(name, group => (group.granted += amount));
  };
  /** The group with waiting requests that has the smallest granted amount. If several groups have it, the first in the map is next. */
  const nextGroup = () => {
    let next: { readonly name: string; readonly group: Group } | undefined;
    for (const [name, group] of groups) {
      const isBefore = next === undefined || group.granted < next.group.granted;
      if (group.waiting.size > 0 && isBefore) next = { name, group };
    }
    return next;
  };
  /** Grants waiting requests until the next one does not fit. Later requests do not overtake it, or a large request might wait forever. */
  const serve = () => {
    for (let next = nextGroup(); next !== undefined; next = nextGroup()) {
      const { name, group } = next;
      const [first] = group.waiting;
      if (first === undefined || first.amount > free) return;
      // Moves the group to the end of the map, because it is served now.
      groups.delete(name);
      groups.set(name, group);
      first.settle(true);
    }
  };

  return (amount, maxWaitMs, name = '') => {
    let amountInUse = 0;
    let stopWaiting: (() => void) | null = null;
    const grant = () => {
      amountInUse = amount;
      changeGranted(name, amount);
    };
    const wait = () =>
      new Promise<boolean>(resolve => {
        const settle = (isGranted: boolean) => {
          clearTimeout(timer);
          waitingCount -= 1;
          stopWaiting = null;
          if (isGranted) grant();
          changeGroup(name, group => group.waiting.delete(entry));
          // The free amount may be enough for a smaller request that waits behind this one.
          if (!isGranted) serve();
          resolve(isGranted);
        };
        stopWaiting = () => settle(false);
        const timer = setTimeout(stopWaiting, maxWaitMs);
        const entry = { amount, settle };
        waitingCount += 1;
        changeGroup(name, group => group.waiting.add(entry));
      });
    const requestAmount = (): Permit['granted'] => {
      if (waitingCount === 0 && amount <= free) {
        grant();
        return true;
      }
      return waitingCount >= maxWaiting ? Promise.resolve(false) : wait();
    };
    const granted = requestAmount();
    const reduceTo = (maxAmount: number) => {
      if (amountInUse > maxAmount) changeGranted(name, maxAmount - amountInUse);
      amountInUse = Math.min(amountInUse, maxAmount);
      serve();
    };
    return {
      granted,
      reduceTo,
      release() {
        stopWaiting?.();
        reduceTo(0);
      },
    };
  };
}
