/** A lock that one tab of the browser holds and the others wait for. */
export interface TabLock {
  /** Takes the lock from the tab that has it. */
  readonly steal: () => void;
  /** Gives the lock up, or stops waiting for it. */
  readonly leave: () => void;
}

/**
 * Takes a lock, or waits for it: `changed` hears at once whether this tab has it, and again whenever that changes. The
 * browser gives it on when the tab that has it closes or dies. Null where the browser has no such locks.
 */
export function takeTabLock(name: string, changed: (held: boolean) => void): TabLock | null {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  let left = false;
  let giveUp = () => {};
  let waiting = new AbortController();

  const hold = () => {
    if (left) return undefined;
    changed(true);
    return new Promise<void>(resolve => {
      giveUp = resolve;
    });
  };
  const wait = () => {
    waiting = new AbortController();
    locks.request(name, { signal: waiting.signal }, hold).catch(lost);
  };
  /** Stolen by another tab, or no longer waited for. */
  const lost = (error: unknown) => {
    if (left || error === stopped) return;
    changed(false);
    wait();
  };
  const takeOrWait = (lock: Lock | null) => {
    if (lock) return hold();
    if (!left) {
      changed(false);
      wait();
    }
    return undefined;
  };

  locks.request(name, { ifAvailable: true }, takeOrWait).catch(lost);
  return {
    steal: () => {
      waiting.abort(stopped);
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    leave: () => {
      left = true;
      waiting.abort(stopped);
      giveUp();
    },
  };
}

const stopped = new Error('This tab waits no longer.');
