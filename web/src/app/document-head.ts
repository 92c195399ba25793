import { useEffect } from 'react';
import { documentTitle } from '../paths.ts';
import type { PageHead } from './page-head.ts';

/** Tags of the page the document was sent for: they hold for no other, and whoever reads them reads documents only. */
const ofTheDocument = 'link[rel="canonical"], meta[name="description"], meta[property^="og:"]';

/** Puts a page's title and robots rule into the document's head. The rest of it is the build's (`web/tools`). */
export function useDocumentHead({ title, robots }: PageHead): void {
  useEffect(() => {
    const full = documentTitle(title);
    if (document.title !== full) {
      document.title = full;
      for (const tag of document.head.querySelectorAll(ofTheDocument)) tag.remove();
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
