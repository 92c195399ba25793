import { useEffect } from 'react';

const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Fetches code once somebody does something on the page: not with the page, and before it is needed. */
export function useOnceUsed(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = () => {
      for (const act of acts) removeEventListener(act, used);
    };
    const used = () => {
      stop();
      // A failed fetch is tried again where the code is needed.
      load().catch(() => {});
    };
    for (const act of acts) addEventListener(act, used, { passive: true });
    return stop;
  }, [load]);
}
