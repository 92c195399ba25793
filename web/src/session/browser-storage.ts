export const localStrings = rawStrings(() => localStorage);

/** Session storage as raw strings, for drafts: they survive a reload, but not the tab (docs/faults.md, In the browser). */
export const draftStrings = rawStrings(() => sessionStorage, 1_000_000);

export type RawStrings = ReturnType<typeof rawStrings>;

/** Values that only a bug writes (docs/faults.md D18): read as absent, and removed. */
const corrupt = new Set(['', 'undefined', 'null', 'NaN', '[object Object]']);

/**
 * A storage area as raw strings, with memory as a fallback (docs/faults.md D16-D18): storage may be blocked, full or corrupt.
 * Nothing here throws.
 * @param area called on each use, since the mere access throws where storage is blocked
 * @param limit maximum length of a value, in characters: longer ones are removed on reading
 */
export function rawStrings(area: () => Storage, limit = 8192) {
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
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    removeItem,
    getItem(key: string, initial: string | null = null): string | null {
      const value = read(key);
      if (value === null) return initial;
      if (!corrupt.has(value) && value.length <= limit) return value;
      removeItem(key);
      return initial;
    },
    setItem(key: string, value: string | null) {
      if (value === null) return removeItem(key);
      try {
        area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    subscribe(key: string, changed: (value: string | null) => void, initial: string | null = null) {
      const listen = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        if (sameArea(event, area)) changed(event.newValue ?? initial);
      };
      globalThis.addEventListener?.('storage', listen);
      return () => globalThis.removeEventListener?.('storage', listen);
    },
    keys(): string[] {
      const held = [...memory].filter(([, value]) => value !== null).map(([key]) => key);
      try {
        return [...new Set([...held, ...Object.keys(area())])];
      } catch {
        return held;
      }
    },
    /** False while a value is in memory only, and would be lost with the tab (docs/faults.md D16, D17). */
    keepsValues: () => [...memory.values()].every(value => value === null),
  };
}

function sameArea(event: StorageEvent, area: () => Storage): boolean {
  try {
    return event.storageArea === area();
  } catch {
    return false;
  }
}
