import { useEffect } from 'react';

const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Fetches code once somebody does something on the page: not with the page, and before it is needed. */
export function useOnceUsed(load: () => Promise<unknown>): void {
  useEffect(() => {
    const listening = new AbortController();
    const used = () => {
      listening.abort();
      // A failed fetch is tried again where the code is needed.
      load().catch(() => {});
    };
    for (const act of acts) addEventListener(act, used, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [load]);
}
