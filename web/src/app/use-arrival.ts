import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { firstMatch } from './first-match.ts';
import { placesInHistory } from './places-in-history.ts';

/**
 * What browsers do on a page load and a router does not: on a new page the top is shown and the heading takes the focus; on
 * Back and Forward the place is restored. Returns the words for the announcer through `say`.
 */
export function useArrival(say: (title: string) => void): void {
  const [location] = useLocation();
  const arrived = useRef<string | null>(null);
  const told = useRef(say);
  told.current = say;

  useEffect(() => placesInHistory.start(), []);
  useEffect(() => {
    const first = arrived.current === null;
    const same = arrived.current === location;
    arrived.current = location;
    if (first || same) return;
    const place = placesInHistory.toRestore();
    if (place === null) scrollTo(0, 0);
    return firstMatch('main h1', heading => {
      told.current(document.title);
      if (place !== null) return scrollTo(0, place);
      heading.focus({ preventScroll: true });
    });
  }, [location]);
}
