import { useEffect } from 'react';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `load` at the first interaction with the page. The code then does not delay the page, and is usually loaded before it is needed. */
export function useLoadOnFirstInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    const controller = new AbortController();
    const onInteraction = () => {
      // Removes all listeners.
      controller.abort();
      // `setTimeout` in an animation frame runs after the next paint. Requests for many files take some milliseconds, and must not delay the
      // paint that shows the effect of the interaction.
      requestAnimationFrame(() =>
        setTimeout(() => {
          // An error is ignored: the load is repeated when the code is needed.
          load().catch(() => {});
        }),
      );
    };
    for (const name of interactionEvents)
      addEventListener(name, onInteraction, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [load]);
}
