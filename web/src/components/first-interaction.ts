const eventNames = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  // A password manager fills fields without any of the others.
  'input',
  'change',
] as const;

let interaction: Promise<void> | null = null;

/** Counts as an interaction: the prerendered HTML is no longer enough. */
export let endWaiting = (): void => {};

/**
 * Resolves at the first interaction with a prerendered page: until then its HTML is enough, and no code is needed. Null afterwards,
 * and on pages that were rendered in the browser.
 */
export function firstInteraction(): Promise<void> | null {
  return interaction;
}

/** Starts listening for the first interaction, on a prerendered page. */
export function watchFirstInteraction(): void {
  interaction = new Promise(resolve => {
    const listening = new AbortController();
    endWaiting = () => {
      listening.abort();
      interaction = null;
      resolve();
    };
    // Captured: React stops the events of parts that it has not hydrated.
    const options = { passive: true, capture: true, signal: listening.signal };
    for (const name of eventNames) addEventListener(name, endWaiting, options);
  });
}
