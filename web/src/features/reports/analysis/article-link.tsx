import { useSetAtom } from 'jotai';
import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import { buttonVariants } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { analysisCopy as copy } from '../copy.ts';

export interface ArticleLinkProps {
  readonly id: string;
  /** The step, for the accessible name. */
  readonly about: string;
  readonly variant: 'action' | 'onDeep' | 'outline';
}

/** A link to an article, whose id it stores (s.2.3). */
export function ArticleLink({ id, about, variant }: ArticleLinkProps) {
  const choose = useSetAtom(storedAtoms.contentId);
  const keep = () => choose(id);
  return (
    <Link
      href={pathOf('libraryPreview')}
      onClick={keep}
      onAuxClick={keep}
      className={`${buttonVariants({ variant, size: 'sm' })} print:hidden`}
    >
      <BookOpen aria-hidden size={18} />
      <span>
        {copy.readArticle}
        <span className="sr-only">: {about}</span>
      </span>
    </Link>
  );
}
