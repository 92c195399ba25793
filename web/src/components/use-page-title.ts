import { useEffect } from 'react';
import { documentTitle } from '@/paths';

/** Replaces the document title of the route by the title of the page's content, such as an article. Null and '' keep the title of the route. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (!title) return;
    const routeTitle = document.title;
    const replacement = documentTitle(title);
    document.title = replacement;
    return () => {
      // The next page may have set its title already.
      if (document.title === replacement) document.title = routeTitle;
    };
  }, [title]);
}
