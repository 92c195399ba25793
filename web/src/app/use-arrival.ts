import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { placeToRestore } from './places-in-history.ts';

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
    let gone = false;
    let stop = () => {};
    // Nobody arrives on the page that was opened first: the code for it can wait.
    const begin = async () => {
      const { arrive } = await import('./arrive.ts');
      if (!gone) stop = arrive(place, title => told.current(title));
    };
    begin().catch(() => {});
    return () => {
      gone = true;
      stop();
    };
  }, [location]);
}
