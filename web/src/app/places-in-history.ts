/** How far each entry of the history was scrolled, and whether the last step was Back or Forward. */
const places = new Map<string, number>();
let wentThroughHistory = false;

/** The entry's own key where the browser has the Navigation API, else its address. */
function entryKey(): string {
  return globalThis.navigation?.currentEntry?.key ?? location.pathname;
}

const remember = () => void places.set(entryKey(), scrollY);
const throughHistory = () => {
  wentThroughHistory = true;
};
const onwards = () => {
  wentThroughHistory = false;
};

export const placesInHistory = {
  /** Starts watching; the answer stops it. wouter tells of its own steps by the events `pushState` and `replaceState`. */
  start(): () => void {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', throughHistory);
    addEventListener('pushState', onwards);
    addEventListener('replaceState', onwards);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', throughHistory);
      removeEventListener('pushState', onwards);
      removeEventListener('replaceState', onwards);
    };
  },
  /** Pixels from the top to restore after Back or Forward; null after a step onwards. */
  toRestore(): number | null {
    return wentThroughHistory ? (places.get(entryKey()) ?? 0) : null;
  },
};
