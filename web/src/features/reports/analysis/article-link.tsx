import { useSetAtom } from 'jotai';
import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import { buttonVariants } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { analysisCopy as copy } from '../copy.ts';

interface ArticleLinkProps {
  readonly id: string;
  /** The step it goes with, for whoever hears the links one by one. */
  readonly about: string;
  readonly variant: 'action' | 'onDeep' | 'outline';
}

/** The way to an article: its id is kept, then the library's preview opens (s.2.3). */
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
