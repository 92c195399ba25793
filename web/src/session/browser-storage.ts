/** Local storage, which all tabs share. */
export const localStrings: StringStorage = createStringStorage(() => localStorage);

/**
 * Session storage, for drafts and for the other values of one tab. It survives a reload, but not the end of the tab (docs/faults.md, In
 * the browser). Its values may have a million characters, because a draft contains all answers.
 */
export const sessionStrings: StringStorage = createStringStorage(() => sessionStorage, 1_000_000);

/**
 * A storage area of plain strings. No method throws. `getItem`, `setItem`, `removeItem` and `subscribe` have the signatures that
 * Jotai's `atomWithStorage` expects.
 */
export interface StringStorage {
  /** The stored value, or `initial` (by default null) if it is absent, corrupt or too long. */
  readonly getItem: (key: string, initial?: string | null) => string | null;
  /** Stores a value; null removes it. */
  readonly setItem: (key: string, value: string | null) => void;
  readonly removeItem: (key: string) => void;
  /** Calls `callback` when another tab changes the value. @returns a function that unsubscribes */
  readonly subscribe: (
    key: string,
    callback: (value: string | null) => void,
    initial?: string | null,
  ) => () => void;
  readonly keys: () => string[];
  /** Whether all values are stored. False while a value is only in memory, and would be lost with the tab (docs/faults.md D16, D17). */
  readonly isPersistent: () => boolean;
}

/** Values that only a bug can have written (docs/faults.md D18). They count as absent, and are removed when they are read. */
const corruptValues = new Set(['', 'undefined', 'null', 'NaN', '[object Object]']);

/**
 * Wraps a storage area. Storage may be blocked, full or corrupt (docs/faults.md D16-D18): values that it refuses are kept in
 * memory.
 * @param area returns the area. It is called on each use, because access to a blocked storage throws
 * @param maxLength maximum length of a value in characters. A longer value is removed when it is read. Default: the length of the longest
 * token (`token.ts`), which is the longest value of local storage
 */
export function createStringStorage(area: () => Storage, maxLength = 8192): StringStorage {
  /** Values that the area refused. Null for a key that could not be removed: the value in the area is then ignored. */
  const memory = new Map<string, string | null>();

  const removeItem = (key: string) => {
    memory.delete(key);
    try {
      area().removeItem(key);
    } catch {
      memory.set(key, null);
    }
  };
  const read = (key: string): string | null => {
    // Memory first, because the area still has the older value of a key that it refused.
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    removeItem,
    getItem(key, initial = null) {
      const value = read(key);
      if (value === null) return initial;
      if (!corruptValues.has(value) && value.length <= maxLength) return value;
      removeItem(key);
      return initial;
    },
    setItem(key, value) {
      if (value === null) {
        removeItem(key);
        return;
      }
      try {
        area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    subscribe(key, callback, initial = null) {
      const listener = (event: StorageEvent) => {
        // The key is null when the whole area was cleared.
        if (event.key !== key && event.key !== null) return;
        if (belongsToArea(event, area)) callback(event.newValue ?? initial);
      };
      // `addEventListener` does not exist in tests that run in Node.
      globalThis.addEventListener?.('storage', listener);
      return () => globalThis.removeEventListener?.('storage', listener);
    },
    keys() {
      const inMemory = [...memory].filter(([, value]) => value !== null).map(([key]) => key);
      try {
        return [...new Set([...inMemory, ...Object.keys(area())])];
      } catch {
        return inMemory;
      }
    },
    isPersistent: () => [...memory.values()].every(value => value === null),
  };
}

/** Whether a storage event belongs to the area. False if the area is blocked. */
function belongsToArea(event: StorageEvent, area: () => Storage): boolean {
  try {
    return event.storageArea === area();
  } catch {
    return false;
  }
}
