import { useLayoutEffect } from 'react';
import { documentTitle } from '@/paths';
import type { PageHead } from './page.ts';

/** The tags that describe only the page of the loaded document. They are removed when another page is shown. */
const pageTags =
  'link[rel="canonical"], meta[name="description"], meta[name="robots"], meta[property^="og:"]';

/**
 * Updates the title and the robots rule when the app shows a different page from the loaded document. It is a layout effect, because
 * `components/use-page-title.ts` may replace the title afterwards in an effect. The build writes all other tags
 * (`web/tools/document.ts`).
 */
export function useDocumentHead({ title, robots }: PageHead): void {
  useLayoutEffect(() => {
    const fullTitle = documentTitle(title);
    // The tags are right already: the document was loaded with this page, or the previous page had the same title. Pages with the same title
    // have the same robots rule.
    if (document.title === fullTitle) return;
    document.title = fullTitle;
    for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
    // Search engines list a page without a robots tag.
    if (robots === 'index') return;
    const robotsTag = document.head.appendChild(document.createElement('meta'));
    robotsTag.name = 'robots';
    robotsTag.content = 'noindex, nofollow';
  }, [title, robots]);
}
