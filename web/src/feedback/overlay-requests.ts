let resolveRequested = () => {};
let resolveMounted = () => {};

/** Resolves when something is to be shown over a page that has no overlays so far. */
export const overlaysRequested = new Promise<void>(resolve => {
  resolveRequested = resolve;
});

/** Resolves once dialogs and toasts can be shown. */
export const overlaysMounted = new Promise<void>(resolve => {
  resolveMounted = resolve;
});

/** The overlays are mounted, or cannot be. */
export function setOverlaysMounted(): void {
  resolveMounted();
}

/** Asks for the overlays, and waits for them. */
export function requestOverlays(): Promise<void> {
  resolveRequested();
  return overlaysMounted;
}
