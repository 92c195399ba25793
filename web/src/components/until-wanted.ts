const acts = [
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
// React stops the events of parts it has not taken over: they are heard on their way down only.
const options = { passive: true, capture: true };

let wanted: Promise<void> | null = null;

/**
 * Resolves once somebody does something on a prerendered page: until then what stands in the document is the page, and no
 * code is needed. Resolved where pages are drawn from the start.
 */
export function untilWanted(): Promise<void> {
  return wanted ?? Promise.resolve();
}

/** Begins to wait, on a prerendered page. */
export function waitUntilWanted(): void {
  wanted = new Promise(resolve => {
    const act = () => {
      for (const name of acts) removeEventListener(name, act, options);
      resolve();
    };
    for (const name of acts) addEventListener(name, act, options);
  });
}
