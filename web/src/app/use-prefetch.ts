import { useEffect } from 'react';
import { routeAt } from '../paths.ts';
import { screenOf } from './screens.ts';

/** Loads a page's code as soon as somebody touches or focuses a link to it. */
export function usePrefetch(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const name = link && link.origin === location.origin ? routeAt(link.pathname) : null;
      // The click tries a failed load again, and shows the error.
      if (name)
        screenOf(name)
          .load()
          .catch(() => {});
    };
    const listening = new AbortController();
    addEventListener('pointerdown', load, { passive: true, signal: listening.signal });
    addEventListener('focusin', load, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
