import { useEffect } from 'react';
import { documentTitle } from '@/paths';

/** Replaces the document title of the route by one for the content of the page. Null and '' keep the title of the route. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const replacement = documentTitle(title);
    document.title = replacement;
    return () => {
      // The next page may have set its title already.
      if (document.title === replacement) document.title = before;
    };
  }, [title]);
}
