import { createContext, type ReactNode, use, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** The page without its data. The build provides it; the browser has none. */
export const PageSkeletonContext = createContext<ReactNode>(null);

/**
 * Stands in a document for a signed-in page until the page's code and data are loaded. The build renders it. The browser keeps
 * that HTML while it hydrates, so that it needs no code for it. Without such a document it shows its children.
 */
export function PageSkeleton({ children = null }: { children?: ReactNode }) {
  const skeleton = use(PageSkeletonContext);
  const hydrated = useHydrated();
  const [inDocument] = useState(!hydrated);
  if (!inDocument) return children;
  if (skeleton !== null) return <div aria-busy="true">{skeleton}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave alone what is there.
    <div aria-busy="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
