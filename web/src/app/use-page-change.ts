import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * What browsers do on a page load and a router does not: a new page starts at the top with the focus on its heading; Back and
 * Forward restore the scroll position. `announce` gets the page's title.
 */
export function usePageChange(announce: (title: string) => void): void {
  const [location] = useLocation();
  const lastLocation = useRef<string | null>(null);
  const tell = useEffectEvent(announce);

  useEffect(() => {
    const last = lastLocation.current;
    lastLocation.current = location;
    if (last === null || last === location) return;
    const top = scrollToRestore();
    if (top === null) scrollTo(0, 0);
    let unmounted = false;
    let stop = () => {};
    // Not needed on the first page of a visit, so its code is loaded on demand.
    const begin = async () => {
      const { focusNewPage } = await import('./focus-new-page.ts');
      if (!unmounted) stop = focusNewPage(top, tell);
    };
    begin().catch(() => {});
    return () => {
      unmounted = true;
      stop();
    };
  }, [location]);
}

/** Scroll position of each history entry, in pixels from the top. */
const positions = new Map<string, number>();
/** Whether the last navigation was Back or Forward. */
let wentThroughHistory = false;
let currentEntry = '';

/** The entry's own key where the browser has the Navigation API, else its address. */
function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Starts recording scroll positions. Must run before the first render: the router listens to the same events, and these
 * listeners have to come first. wouter announces its own navigation by `pushState` and `replaceState` events.
 */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  currentEntry = entryKey();
  const onNavigation = (back: boolean) => () => {
    // The old page is still in place: its last scroll event may not have fired yet.
    positions.set(currentEntry, scrollY);
    currentEntry = entryKey();
    wentThroughHistory = back;
  };
  addEventListener('scroll', () => void positions.set(currentEntry, scrollY), { passive: true });
  let path = location.pathname;
  addEventListener('popstate', () => {
    onNavigation(true)();
    // Back from a part of the same page: no new page is drawn that would restore the position.
    if (location.pathname === path) scrollTo(0, positions.get(currentEntry) ?? scrollY);
    path = location.pathname;
  });
  addEventListener('pushState', onNavigation(false));
  addEventListener('replaceState', onNavigation(false));
}

/** Pixels from the top to restore after Back or Forward; null on a new page. */
function scrollToRestore(): number | null {
  return wentThroughHistory ? (positions.get(entryKey()) ?? 0) : null;
}
