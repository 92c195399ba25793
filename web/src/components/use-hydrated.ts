import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the browser renders the page by itself. False in the build and during hydration: until then nothing is shown that
 * only this browser knows.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
