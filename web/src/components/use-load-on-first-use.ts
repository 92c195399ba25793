import { useEffect } from 'react';

const useEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `load` at the first use of the page, so that the code neither delays the page nor has to be waited for when it is needed. */
export function useLoadOnFirstUse(load: () => Promise<unknown>): void {
  useEffect(() => {
    const controller = new AbortController();
    const onUse = () => {
      controller.abort();
      // After the next frame, because requests for many files take some milliseconds, and the effect of the use itself must be painted first.
      requestAnimationFrame(() =>
        setTimeout(() => {
          // An error is ignored: the load is repeated when the code is needed.
          load().catch(() => {});
        }),
      );
    };
    for (const name of useEvents) addEventListener(name, onUse, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [load]);
}
