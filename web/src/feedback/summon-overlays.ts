let tellSummoned = () => {};
let tellStanding = () => {};

/** Resolves when something is to be shown over a page that stood without overlays so far. */
export const overlaysSummoned = new Promise<void>(resolve => {
  tellSummoned = resolve;
});

/** Resolves once whatever a call may raise can be seen. */
export const overlaysStanding = new Promise<void>(resolve => {
  tellStanding = resolve;
});

/** The overlays stand now, or cannot. */
export function setOverlaysStanding(): void {
  tellStanding();
}

/** Asks for the overlays, and waits for them. */
export function summonOverlays(): Promise<void> {
  tellSummoned();
  return overlaysStanding;
}
