import { useEffect } from 'react';
import { documentTitle } from '@/paths';

/** Names in the tab's title what the page shows, in place of the route's own title. Null and '' keep that. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const own = documentTitle(title);
    document.title = own;
    return () => {
      // The next page may have its title already.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
