import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { pathOf } from '../../paths.ts';
import { articleCopy } from './copy.ts';

export function BackToLibrary() {
  return (
    <Link
      href={pathOf('library')}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip px-1 font-bold text-indigo no-underline hover:underline"
    >
      <ArrowLeft aria-hidden size={20} />
      {articleCopy.back}
    </Link>
  );
}
