import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** The element of all dialogs and toasts; null until its code is loaded. */
let overlays: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let markMounted = () => {};
/** Resolves once dialogs and toasts are on the page. */
export const overlaysMounted = new Promise<void>(resolve => {
  markMounted = resolve;
});

/** Loads dialogs and toasts. A page still works when their code fails to load; the next call tries again. */
export function loadOverlays(): void {
  import('./overlays.tsx')
    .then(loaded => {
      overlays ??= createElement(loaded.Overlays);
      for (const listener of listeners) listener();
    })
    .catch(() => {});
}

/** The element of dialogs and toasts, for the component that renders it; null until its code is loaded. */
export function useOverlays(): ReactNode {
  const element = useSyncExternalStore(
    subscribe,
    () => overlays,
    () => null,
  );
  useEffect(() => {
    if (element) markMounted();
  }, [element]);
  return element;
}
