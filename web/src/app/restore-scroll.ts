/** How long a page may take to become as long as it was. */
const timeoutMs = 5000;
const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position, again while the page grows with its data. Stops as soon as the person scrolls. */
export function restoreScroll(top: number): () => void {
  const deadline = performance.now() + timeoutMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of scrollInputs) removeEventListener(name, stop);
  };
  const step = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2 || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const name of scrollInputs) addEventListener(name, stop, { passive: true });
  step();
  return stop;
}
