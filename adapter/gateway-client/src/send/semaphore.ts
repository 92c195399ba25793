export interface Permit {
  /** True where it was granted at once, else whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back what was granted, and waits no longer. */
  release(): void;
}

/** Grants an amount, at the latest after `maxWaitMs`. `group`: the group that holds least is served first. Default: one for all. */
export type Semaphore = (amount: number, maxWaitMs: number, group?: string) => Permit;

interface Waiting {
  readonly amount: number;
  readonly settle: (isGranted: boolean) => void;
}

/**
 * Within a group the first come is granted first.
 * @param maxWaiting how many may wait. When they do, one more is refused, or the last of a group of which many more wait.
 */
export function createSemaphore(capacity: number, maxWaiting = Number.POSITIVE_INFINITY): Semaphore {
  let free = capacity;
  let count = 0;
  /** Those who wait, by group. The group that was served last comes last. */
  const groups = new Map<string, Set<Waiting>>();
  const heldBy = new Map<string, number>();

  const add = (group: string, waiting: Waiting) => {
    const members = groups.get(group) ?? new Set();
    groups.set(group, members.add(waiting));
    count++;
  };
  const remove = (group: string, waiting: Waiting) => {
    const members = groups.get(group);
    if (!members?.delete(waiting)) return;
    count--;
    if (members.size === 0) groups.delete(group);
  };
  const nextGroup = (): string | undefined => {
    let [next] = groups.keys();
    for (const group of groups.keys()) {
      if ((heldBy.get(group) ?? 0) < (heldBy.get(next ?? group) ?? 0)) next = group;
    }
    return next;
  };
  const serve = () => {
    for (let group = nextGroup(); group !== undefined; group = nextGroup()) {
      const members = groups.get(group) ?? new Set();
      const [first] = members;
      if (first === undefined || first.amount > free) return;
      groups.delete(group);
      groups.set(group, members);
      first.settle(true);
    }
  };
  const changeHeld = (group: string, amount: number) => {
    free -= amount;
    const held = (heldBy.get(group) ?? 0) + amount;
    if (held > 0) heldBy.set(group, held);
    else heldBy.delete(group);
  };
  /** Whether one more of the group may wait. One group that waits in numbers does not keep another out. */
  const hasPlace = (group: string): boolean => {
    if (count < maxWaiting) return true;
    const [longest] = [...groups.values()].sort((one, other) => other.size - one.size);
    if (longest === undefined || longest.size <= (groups.get(group)?.size ?? 0) + 1) return false;
    [...longest].at(-1)?.settle(false);
    return true;
  };

  return (amount, maxWaitMs, group = '') => {
    let held = 0;
    let stopWaiting = () => {};
    let granted: Permit['granted'] = true;
    const hold = () => {
      held = amount;
      changeHeld(group, amount);
    };
    if (count === 0 && amount <= free) hold();
    else if (!hasPlace(group)) granted = Promise.resolve(false);
    else
      granted = new Promise(resolve => {
        const settle = (isGranted: boolean) => {
          stopWaiting();
          if (isGranted) hold();
          // The free amount may be enough for a smaller one behind it.
          else serve();
          resolve(isGranted);
        };
        const timer = setTimeout(settle, maxWaitMs, false);
        const waiting = { amount, settle };
        add(group, waiting);
        stopWaiting = () => {
          clearTimeout(timer);
          remove(group, waiting);
        };
      });
    return {
      granted,
      release() {
        stopWaiting();
        changeHeld(group, -held);
        held = 0;
        serve();
      },
    };
  };
}
