import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for dialogs and toasts to be mounted, from now on. */
export function wantOverlays(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether dialogs and toasts are to be mounted. */
export function useOverlaysWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}
