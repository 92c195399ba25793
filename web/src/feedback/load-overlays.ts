import { createElement, type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** The element that renders the dialogs and toasts of every page (`overlays.tsx`); null until its code is loaded. */
let overlays: ReactNode = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves `overlaysMounted`. The constructor of the promise assigns it. */
let markMounted = () => {};
/** Resolves once dialogs and toasts are on the page. */
export const overlaysMounted = new Promise<void>(resolve => {
  markMounted = resolve;
});

/** Loads the code of dialogs and toasts. An error is ignored: the page works without dialogs and toasts, and the next call loads them again. */
export function loadOverlays(): void {
  import('./overlays.tsx')
    .then(loaded => {
      overlays ??= createElement(loaded.Overlays);
      // `useSyncExternalStore` renders only if the element has changed, so further calls change nothing.
      for (const listener of listeners) listener();
    })
    .catch(() => {});
}

/** The element that renders the dialogs and toasts of every page; null until its code is loaded. */
export function useOverlays(): ReactNode {
  const element = useSyncExternalStore(
    subscribe,
    () => overlays,
    // Prerendered documents contain no dialogs and toasts.
    () => null,
  );
  useEffect(() => {
    if (element) markMounted();
  }, [element]);
  return element;
}
