import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import { cn } from '../../../components/ui/cn.ts';
import { questionCopy } from '../copy/pages.ts';
import { isComplete, type SectionProgress } from '../questions/progress.ts';

/** One segment per part, filled by its share of answers. The current one is taller. */
export function ProgressSegments({
  sections,
  current,
}: {
  sections: readonly SectionProgress[];
  current: HraPage;
}) {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const answered = sections.reduce((sum, section) => sum + section.answered, 0);
  return (
    <div
      role="progressbar"
      aria-label={questionCopy.progress}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={answered}
      aria-valuetext={questionCopy.countOf(answered, total)}
      className="flex h-2 items-center gap-1"
    >
      {sections.map(section => (
        <span
          key={section.page}
          className={cn(
            'relative flex-1 overflow-hidden rounded-pill bg-line forced-colors:border',
            section.page === current ? 'h-2' : 'h-1.5',
          )}
        >
          <span
            className={cn(
              'absolute inset-y-0 start-0 rounded-pill transition-[width] duration-[180ms] ease-out forced-colors:bg-[Highlight]',
              isComplete(section) ? 'bg-good' : 'bg-indigo',
            )}
            style={{ width: `${widthOf(section, section.page === current)}%` }}
          />
        </span>
      ))}
    </div>
  );
}

/** Percent of a segment; the current one is never empty. */
function widthOf({ answered, total }: SectionProgress, isCurrent: boolean): number {
  const share = total === 0 ? 0 : (100 * answered) / total;
  return isCurrent ? Math.max(share, 18) : share;
}
