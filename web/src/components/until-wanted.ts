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
const moving = '[aria-roledescription="carousel"]';

let wanted: Promise<void> | null = null;

/**
 * Resolves once somebody does something on a prerendered page, or something that moves by itself comes into view: until
 * then what stands in the document is the page, and no code is needed. Resolved where pages are drawn from the start.
 */
export function untilWanted(): Promise<void> {
  return wanted ?? Promise.resolve();
}

/** Begins to wait, on a prerendered page; also for what moves, where its code is not there from the start. */
export function waitUntilWanted(alsoForMoving: boolean): void {
  wanted = new Promise(resolve => {
    const seen = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) act();
    });
    const act = () => {
      for (const name of acts) removeEventListener(name, act, options);
      seen.disconnect();
      resolve();
    };
    for (const name of acts) addEventListener(name, act, options);
    const parts = alsoForMoving ? document.querySelectorAll(`main ${moving}`) : [];
    for (const part of parts) seen.observe(part);
  });
}
