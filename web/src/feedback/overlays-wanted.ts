import { useEffect, useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let markMounted = () => {};

/** Resolves when dialogs and toasts are mounted: React may delay a lazy component by 300 ms after its code is loaded. */
export const overlaysMounted = new Promise<void>(resolve => {
  markMounted = resolve;
});

/** Resolves `overlaysMounted` when the calling component is mounted. */
export function useOverlaysMounted(): void {
  useEffect(markMounted, []);
}

/** Mounts dialogs and toasts. They stay mounted. */
export function wantOverlays(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether `wantOverlays` was called. */
export function useOverlaysWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}
