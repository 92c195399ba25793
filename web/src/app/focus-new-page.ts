import { firstMatch } from './first-match.ts';
import { restoreScroll } from './restore-scroll.ts';

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
