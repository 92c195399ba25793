import { type HraPage, hraPathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { ChevronDown } from 'lucide-react';
import { useContext, useState } from 'react';
import { LogoLink } from '@/components/logo';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { routeAt, routes } from '@/paths';
import { questionCopy } from '../copy/pages.ts';
import {
  doneSectionCount,
  isComplete,
  minutesLeft,
  type SectionProgress,
  sectionNumberOf,
} from '../questions/numbered-questions.ts';
import { frameColumns, HraPageContext, SectionList, useHraPage } from './hra-frame.tsx';
import { SaveStatus } from './save-status.tsx';

/**
 * The header, which is sticky if the window is tall enough: current section, time left, progress, save status. While the assessment is
 * loading, it has only the logo.
 */
export function HraHeader() {
  const data = useContext(HraPageContext);
  return (
    <header className="top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)] tall:sticky">
      <div className={frameColumns}>
        <div className="flex min-h-14 items-center justify-between gap-4 lg:min-h-18">
          <LogoLink />
          <div className="lg:hidden">{data && <SaveStatus assessment={data.assessment} />}</div>
        </div>
        {/* The placeholder is as high as `Progress`, so that the page does not move when the assessment is loaded. */}
        {data ? <Progress /> : <div className="h-15 lg:h-18" />}
      </div>
    </header>
  );
}

function Progress() {
  const { assessment, sections } = useHraPage();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-1 pb-3 lg:py-3">
      <div className="flex min-h-9 items-center justify-between gap-1">
        <SectionTitle />
        <div className="flex shrink-0 items-center">
          <p className="text-caption whitespace-nowrap text-ink-muted sm:text-meta">
            <span className="hidden sm:inline">
              <span>{questionCopy.sectionsDone(doneSectionCount(sections), sections.length)}</span>
              <span aria-hidden className="mx-1.5">
                ·
              </span>
              <span className="sr-only">, </span>
            </span>
            <span>{questionCopy.minutesLeft(minutesLeft(sections))}</span>
          </p>
          {/* The margin depends on `span`, because the status is an empty live region until there is something to save. */}
          <div className="hidden has-[span]:ms-4 lg:block">
            <SaveStatus assessment={assessment} />
          </div>
        </div>
      </div>
      <ProgressSegments />
    </div>
  );
}

/** Number and label of the section, such as 'Part 8 of 13: Stress'. On small screens it is a button that opens the list of sections. */
function SectionTitle() {
  const { page, sections } = useHraPage();
  const [isListOpen, setListOpen] = useState(false);
  const number = sectionNumberOf(page, sections);
  // Empty for a page that is no section, such as review, and for a section without a label.
  const label = sections.find(section => section.page === page)?.label ?? '';
  const name = number === null ? titleOf(page) : questionCopy.sectionNumber(number, sections.length);
  const title = label === '' ? name : `${name}: ${label}`;
  return (
    <>
      <p className="hidden min-w-0 truncate text-meta font-bold text-ink lg:block">{title}</p>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        className="-ms-2 -my-1.5 min-h-12 min-w-0 gap-1 ps-2 pe-1 text-start text-caption text-ink sm:text-meta lg:hidden"
        onClick={() => setListOpen(true)}
      >
        <span className="truncate">{title}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-muted" />
      </Button>
      {isListOpen && (
        <Modal title={questionCopy.sections} onClose={() => setListOpen(false)}>
          <SectionList onNavigate={() => setListOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function titleOf(page: HraPage): string {
  const name = routeAt(hraPathOf(page));
  return name === null ? '' : routes[name].title;
}

function ProgressSegments() {
  const { page: current, sections } = useHraPage();
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

/** The filled part of a segment in percent. The current segment is filled to at least 18 %, so that it is visible before its first answer. */
function widthOf({ answered, total }: SectionProgress, isCurrent: boolean): number {
  const share = total === 0 ? 0 : (100 * answered) / total;
  return isCurrent ? Math.max(share, 18) : share;
}
