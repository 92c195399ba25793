import { useEffect } from 'react';

const useEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `load` at the first use of the page: after the code of the page is loaded, and before the loaded code is needed. */
export function useLoadOnFirstUse(load: () => Promise<unknown>): void {
  useEffect(() => {
    const listening = new AbortController();
    const onUse = () => {
      listening.abort();
      // After the next frame: requests for many files take some milliseconds, and the effect of the use itself should be painted first.
      requestAnimationFrame(() =>
        setTimeout(() => {
          // A failed load is repeated when the code is needed.
          load().catch(() => {});
        }),
      );
    };
    for (const name of useEvents) addEventListener(name, onUse, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [load]);
}
