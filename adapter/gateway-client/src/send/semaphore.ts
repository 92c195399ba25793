export interface Permit {
  /** True where it was granted at once, else whether it was granted in time. */
  readonly granted: true | Promise<boolean>;
  /** Gives back what was granted, and waits no longer. */
  release(): void;
}

/** Grants an amount, at the latest after `maxWaitMs`. `group`: groups that wait are served in turn. Default: one for all. */
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
  /** In the order of their turns. Each has somebody who waits. */
  const groups = new Map<string, Set<Waiting>>();

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
  const serve = () => {
    for (let [next] = groups; next !== undefined; [next] = groups) {
      const [group, members] = next;
      const [first] = members;
      if (first === undefined || first.amount > free) return;
      // The next turn of this group comes after those of all others.
      groups.delete(group);
      groups.set(group, members);
      first.settle(true);
    }
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
      free -= amount;
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
        free += held;
        held = 0;
        serve();
      },
    };
  };
}
