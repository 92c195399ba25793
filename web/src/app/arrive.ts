import { firstMatch } from './first-match.ts';
import { restoreScroll } from './restore-scroll.ts';

/**
 * On a page somebody has just gone to: the heading takes the focus, or the part that the address names after '#'; after Back
 * and Forward the place is restored.
 * @param place pixels from the top to restore; null on a new page
 * @param heard is told the page's title once its heading is there
 * @returns what stops all of it
 */
export function arrive(place: number | null, heard: (title: string) => void): () => void {
  let stopScrolling = () => {};
  const stopWaiting = firstMatch('main h1:not([aria-busy=true] *)', heading => {
    heard(document.title);
    if (place === null) heading.focus({ preventScroll: true });
    else stopScrolling = restoreScroll(place);
  });
  const named =
    place === null && location.hash !== '' ? `[id="${CSS.escape(location.hash.slice(1))}"]` : null;
  const stopNamed = named === null ? () => {} : firstMatch(named, goTo);
  return () => {
    stopWaiting();
    stopNamed();
    stopScrolling();
  };
}

function goTo(part: HTMLElement): void {
  part.scrollIntoView({ block: 'start' });
  part.focus({ preventScroll: true });
}
