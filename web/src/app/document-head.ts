import { useEffect } from 'react';
import { documentTitle, type RouteRow } from '../paths.ts';

/** Puts a page's title, description and robots rule into the document's head. */
export function useDocumentHead({ title, description, robots }: Omit<RouteRow, 'path' | 'group'>): void {
  useEffect(() => {
    document.title = documentTitle(title);
    setMeta('description', description);
    setMeta('robots', robots === 'noindex' ? 'noindex, nofollow' : null);
  }, [title, description, robots]);
}

function setMeta(name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === null) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}
