/** How far each entry of the history was scrolled, and whether the last step was Back or Forward. */
const places = new Map<string, number>();
let wentThroughHistory = false;
/** The entry that is shown. */
let shown = '';

/** The entry's own key where the browser has the Navigation API, else its address. */
function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Starts watching the history. To be called before the first drawing: the router listens to the same events, and listeners
 * on the window are called in the order in which they came. wouter tells of its own steps by `pushState` and `replaceState`.
 */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  shown = entryKey();
  const setStep = (back: boolean) => () => {
    // The page that is left still stands where it was: its last scrolling may not have been told yet.
    places.set(shown, scrollY);
    shown = entryKey();
    wentThroughHistory = back;
  };
  addEventListener('scroll', () => void places.set(shown, scrollY), { passive: true });
  addEventListener('popstate', setStep(true));
  addEventListener('pushState', setStep(false));
  addEventListener('replaceState', setStep(false));
}

/** Pixels from the top to restore after Back or Forward; null after a step onwards. */
export function placeToRestore(): number | null {
  return wentThroughHistory ? (places.get(entryKey()) ?? 0) : null;
}
