import { useEffect, useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let markMounted = () => {};

/** Resolves once dialogs and toasts are on the page: React may hold a part that loads late back for 300 ms. */
export const overlaysMounted = new Promise<void>(resolve => {
  markMounted = resolve;
});

export function useOverlaysMounted(): void {
  useEffect(markMounted, []);
}

export function wantOverlays(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export function useOverlaysWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}
