import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the browser draws the page. False where the build draws it, and while the browser takes over what the build drew:
 * until then nothing is shown that only this browser knows.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
