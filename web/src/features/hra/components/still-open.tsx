import { type HraPage, pathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { buttonVariants } from '../../../components/ui/button.tsx';
import { questionCopy, stillOpenCopy } from '../copy/pages.ts';
import { isComplete, sectionsOf } from '../questions/numbered-questions.ts';
import { useOpened } from './hra-frame.tsx';

export interface StillOpenProps {
  /** Parts that Next skips (s.2.4). */
  readonly pages: readonly HraPage[];
  /** Where Next leads; left out once it has been pressed. */
  readonly next?: HraPage;
}

/** Says that a skipped part is still open, with a link to it. */
export function StillOpen({ pages, next }: StillOpenProps) {
  const { questionnaire, assessment } = useOpened();
  const sections = useMemo(
    () => sectionsOf(questionnaire, assessment.answers),
    [questionnaire, assessment.answers],
  );
  const nextLabel = sections.find(({ page }) => page === next)?.label ?? '';
  const open = sections.filter(
    section => pages.includes(section.page) && section.total > 0 && !isComplete(section),
  );
  return open.map(({ page, label, answered, total }) => (
    <div
      key={page}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-surface p-4 sm:flex-nowrap"
    >
      <Info aria-hidden size={22} className="hidden shrink-0 text-info sm:block" />
      <p className="min-w-0 flex-1 basis-56 text-body text-ink">
        <strong className="font-bold">
          {nextLabel ? stillOpenCopy.ahead(label, nextLabel) : stillOpenCopy.before(label)}
        </strong>{' '}
        <span className="text-ink-muted">{questionCopy.countOf(answered, total)}</span>
      </p>
      <Link href={pathOf(page)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        {stillOpenCopy.goTo(label)}
      </Link>
    </div>
  ));
}
