import { useEffect } from 'react';
import { routeAt } from '../paths.ts';
import { screens } from './screens.ts';

/** Fetches a page's code as soon as somebody touches or focuses a link to it, so that it is there when they let go. */
export function useAheadLoading(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const name = link && link.origin === location.origin ? routeAt(link.pathname) : null;
      // A failed fetch is tried again by the click, which shows it.
      if (name) screens[name].load().catch(() => {});
    };
    addEventListener('pointerdown', load, { passive: true });
    addEventListener('focusin', load);
    return () => {
      removeEventListener('pointerdown', load);
      removeEventListener('focusin', load);
    };
  }, []);
}
