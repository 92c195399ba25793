/**
 * Focuses the heading of the new page, or the element that the address names after '#'. After Back and Forward it restores
 * the scroll position instead.
 * @param top pixels from the top to restore; null on a new page
 * @param announce gets the page's title once its heading is there
 * @returns stops all of it
 */
export function focusNewPage(top: number | null, announce: (title: string) => void): () => void {
  let stopScrolling = () => {};
  const stopHeading = firstMatch('main h1:not([aria-busy=true] *)', heading => {
    announce(document.title);
    if (top === null) heading.focus({ preventScroll: true });
    else stopScrolling = restoreScroll(top);
  });
  const target = top === null && location.hash !== '' ? `[id="${CSS.escape(location.hash.slice(1))}"]` : null;
  const stopTarget = target === null ? () => {} : firstMatch(target, goTo);
  return () => {
    stopHeading();
    stopTarget();
    stopScrolling();
  };
}

function goTo(element: HTMLElement): void {
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** How long a page may take to show the element, or to become as long as it was. */
const timeoutMs = 5000;

/**
 * Calls back with the first element that matches and is shown, now or once it is. The page that was left may still be there,
 * hidden, while the code of the new one comes. Returns a function that stops the search.
 */
function firstMatch(selector: string, onFound: (element: HTMLElement) => void): () => void {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(element => element.checkVisibility());
  const now = shown();
  if (now) {
    onFound(now);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = shown();
    if (!element) return;
    stop();
    onFound(element);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return stop;
}

const scrollInputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position, again while the page grows with its data. Stops as soon as the person scrolls. */
function restoreScroll(top: number): () => void {
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
