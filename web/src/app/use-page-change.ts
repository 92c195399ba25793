import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { scrollToRestore } from './scroll-history.ts';

/**
 * What browsers do on a page load and a router does not: a new page starts at the top with the focus on its heading; Back and
 * Forward restore the scroll position. `announce` gets the page's title.
 */
export function usePageChange(announce: (title: string) => void): void {
  const [location] = useLocation();
  const lastLocation = useRef<string | null>(null);
  const latestAnnounce = useRef(announce);
  latestAnnounce.current = announce;

  useEffect(() => {
    const last = lastLocation.current;
    lastLocation.current = location;
    if (last === null || last === location) return;
    const top = scrollToRestore();
    if (top === null) scrollTo(0, 0);
    let unmounted = false;
    let stop = () => {};
    // Not needed on the first page of a visit, so its code is loaded on demand.
    const begin = async () => {
      const { focusNewPage } = await import('./focus-new-page.ts');
      if (!unmounted) stop = focusNewPage(top, title => latestAnnounce.current(title));
    };
    begin().catch(() => {});
    return () => {
      unmounted = true;
      stop();
    };
  }, [location]);
}
