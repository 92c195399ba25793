import { useEffect } from 'react';
import { documentTitle } from '@/paths';
import type { PageHead } from './page.ts';

/** Tags that describe the page of this document alone. They are removed when the app shows another page. */
const pageTags = 'link[rel="canonical"], meta[name="description"], meta[property^="og:"]';

/**
 * Sets the document's title and robots rule. The build writes the rest of the head (`web/tools`): it reads `page.ts`, which
 * therefore has no React.
 */
export function useDocumentHead({ title, robots }: PageHead): void {
  useEffect(() => {
    const full = documentTitle(title);
    if (document.title !== full) {
      document.title = full;
      for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
    }
    setRobots(robots === 'noindex' ? 'noindex, nofollow' : null);
  }, [title, robots]);
}

function setRobots(rule: string | null): void {
  const found = document.head.querySelector('meta[name="robots"]');
  if (rule === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'robots');
  meta.setAttribute('content', rule);
}
