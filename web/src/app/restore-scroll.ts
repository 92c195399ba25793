/** Milliseconds a page may take to become as long as it was. */
const patience = 5000;
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place, also when the page grows only as its data arrives; stops as soon as somebody moves by themselves. */
export function restoreScroll(place: number): () => void {
  const until = performance.now() + patience;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const step = () => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 2 || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  step();
  return stop;
}
