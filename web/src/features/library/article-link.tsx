import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathOf } from '../../paths.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';

/** A title that links to the preview and stores the id (s.2.3). The link covers its card. */
export function ArticleLink({ id, children }: { id: string | number; children: ReactNode }) {
  const choose = useSetAtom(storedAtoms.contentId);
  const keep = () => choose(String(id));
  return (
    <Link
      href={pathOf('libraryPreview')}
      onClick={keep}
      onAuxClick={keep}
      className="rounded-chip text-ink no-underline outline-none group-hover:text-indigo after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}
