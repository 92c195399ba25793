import { useLayoutEffect } from 'react';
import { documentTitle } from '@/paths';
import type { PageHead } from './page.ts';

const pageTags =
  'link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"]';

/**
 * A layout effect, since a page names itself later (`components/use-page-title.ts`). The build writes the rest of the head (`web/tools`): it reads `page.ts`, which therefore has no React.
 */
export function useDocumentHead({ title, robots }: PageHead): void {
  useLayoutEffect(() => {
    const full = documentTitle(title);
    if (document.title === full) return;
    document.title = full;
    for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
    if (robots === 'index') return;
    const rule = document.head.appendChild(document.createElement('meta'));
    rule.name = 'robots';
    rule.content = 'noindex, nofollow';
  }, [title, robots]);
}
