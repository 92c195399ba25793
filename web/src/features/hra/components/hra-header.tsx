import { type HraPage, pathOf as hraPathOf } from '@choose-life/contracts/domain/hra/page-graph';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LogoLink } from '../../../components/logo.tsx';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { routeAt, routes } from '../../../paths.ts';
import { questionCopy } from '../copy/pages.ts';
import {
  minutesLeft,
  partNumberOf,
  partsDone,
  type SectionProgress,
  sectionsOf,
} from '../questions/progress.ts';
import { frameColumns } from './hra-frame.tsx';
import type { OpenedAssessment } from './opened-context.ts';
import { ProgressSegments } from './progress-segments.tsx';
import { SaveStatus } from './save-status.tsx';
import { SectionList } from './section-list.tsx';

/** The sticky header: current part, time left, save status. */
export function HraHeader({ page, opened }: { page: HraPage; opened: OpenedAssessment | null }) {
  return (
    <header className="top-0 z-20 border-b border-line bg-surface pt-[env(safe-area-inset-top)] tall:sticky">
      <div className={frameColumns}>
        <div className="flex min-h-14 items-center justify-between gap-4 lg:min-h-18">
          <LogoLink />
          <div className="lg:hidden">{opened && <SaveStatus assessment={opened.assessment} />}</div>
        </div>
        {opened ? <Progress page={page} {...opened} /> : <div className="h-15 lg:h-18" />}
      </div>
    </header>
  );
}

function Progress({ page, questionnaire, assessment }: { page: HraPage } & OpenedAssessment) {
  const { answers } = assessment;
  const sections = useMemo(() => sectionsOf(questionnaire, answers, page), [questionnaire, answers, page]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-1 pb-3 lg:py-3">
      <div className="flex min-h-9 items-center justify-between gap-1">
        <PartTitle page={page} sections={sections} />
        <div className="flex shrink-0 items-center">
          <p className="text-caption whitespace-nowrap text-ink-muted sm:text-meta">
            <span className="hidden sm:inline">
              {questionCopy.partsDone(partsDone(sections), sections.length)}
              <span aria-hidden className="mx-1.5">
                ·
              </span>
              <span className="sr-only">, </span>
            </span>
            {questionCopy.minutesLeft(minutesLeft(sections))}
          </p>
          <div className="hidden has-[span]:ms-4 lg:block">
            <SaveStatus assessment={assessment} />
          </div>
        </div>
      </div>
      <ProgressSegments sections={sections} current={page} />
    </div>
  );
}

/** 'Part 4 of 13: …'. On small screens it opens the list of parts. */
function PartTitle({ page, sections }: { page: HraPage; sections: readonly SectionProgress[] }) {
  const [listed, setListed] = useState(false);
  const number = partNumberOf(page, sections);
  const label = sections.find(section => section.page === page)?.label ?? '';
  const title =
    number === null
      ? titleOf(page)
      : [questionCopy.part(number, sections.length), label].filter(Boolean).join(': ');
  return (
    <>
      <p className="hidden min-w-0 truncate text-meta font-bold text-ink lg:block">{title}</p>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        className="-ms-2 -my-1.5 min-h-12! min-w-0 gap-1 ps-2! pe-1! text-start text-caption! text-ink! sm:text-meta! lg:hidden"
        onClick={() => setListed(true)}
      >
        <span className="truncate">{title}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-ink-muted" />
      </Button>
      {listed && (
        <Modal title={questionCopy.sections} onClose={() => setListed(false)}>
          <SectionList sections={sections} current={page} onGo={() => setListed(false)} />
        </Modal>
      )}
    </>
  );
}

/** The title of review, and of a page without a module. */
function titleOf(page: HraPage): string {
  const name = routeAt(hraPathOf(page));
  return name === null ? '' : routes[name].title;
}
