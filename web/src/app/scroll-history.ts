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
  addEventListener('popstate', onNavigation(true));
  addEventListener('pushState', onNavigation(false));
  addEventListener('replaceState', onNavigation(false));
}

/** Pixels from the top to restore after Back or Forward; null on a new page. */
export function scrollToRestore(): number | null {
  return wentThroughHistory ? (positions.get(entryKey()) ?? 0) : null;
}
