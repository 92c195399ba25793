import { localStrings } from './browser-storage.ts';

/** What tabs of a browser tell each other: that somebody has logged out, and that somebody is at work. */
type Signal = 'loggedOut' | 'atWork';

/** Tells the other tabs, by a key that is written and removed at once: it holds nothing, and frozen pages stay restorable. */
export function signal(name: Signal): void {
  localStrings.setItem(name, '1');
  localStrings.removeItem(name);
}

/** Calls back when another tab tells it. Returns a function that stops that. */
export function whenSignalled(name: Signal, hear: () => void): () => void {
  return localStrings.subscribe(name, value => value !== null && hear(), null);
}
