import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { firstMatch } from './first-match.ts';
import { placeToRestore } from './places-in-history.ts';
import { restoreScroll } from './restore-scroll.ts';

/**
 * What browsers do on a page load and a router does not: on a new page the top is shown and the heading takes the focus; on
 * Back and Forward the place is restored. `say` announces the page's title.
 */
export function useArrival(say: (title: string) => void): void {
  const [location] = useLocation();
  const arrived = useRef<string | null>(null);
  const told = useRef(say);
  told.current = say;

  useEffect(() => {
    const first = arrived.current === null;
    const same = arrived.current === location;
    arrived.current = location;
    if (first || same) return;
    const place = placeToRestore();
    if (place === null) scrollTo(0, 0);
    let stopScrolling = () => {};
    const stopWaiting = firstMatch('main h1', heading => {
      told.current(document.title);
      if (place === null) heading.focus({ preventScroll: true });
      else stopScrolling = restoreScroll(place);
    });
    return () => {
      stopWaiting();
      stopScrolling();
    };
  }, [location]);
}
