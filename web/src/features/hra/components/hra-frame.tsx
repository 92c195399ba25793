import { type HraPage, pageOfPath } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Opened } from '../../../assessment/state.ts';
import { routeAt, routes } from '../../../paths.ts';
import { questionCopy } from '../copy/pages.ts';
import { sectionsOf } from '../questions/numbered-questions.ts';
import { Notices } from './notices.tsx';
import { SectionList } from './section-list.tsx';

/** What the pages of the assessment work on. */
export interface OpenedAssessment {
  readonly questionnaire: Questionnaire;
  readonly assessment: Opened;
}

export const OpenedContext = createContext<OpenedAssessment | null>(null);

/** The opened assessment. The shell renders pages only when there is one. */
export function useOpened(): OpenedAssessment {
  const opened = useContext(OpenedContext);
  if (opened === null) throw new Error('A page of the assessment stands outside its shell.');
  return opened;
}

/** One column; from 1024 px the list of parts stands beside it. Header, page and bar share the columns. */
export const frameColumns =
  'mx-auto grid w-full max-w-[42rem] grid-cols-[minmax(0,1fr)] px-4 sm:px-6 lg:max-w-[64rem] lg:grid-cols-[15rem_minmax(0,42rem)] lg:justify-between lg:gap-x-12 lg:px-8';

interface HraFrameProps {
  readonly page: HraPage;
  /** The buttons of the sticky bar at the bottom. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A page of the assessment, with the list of parts and the sticky bar. */
export function HraFrame({ page, bar, children }: HraFrameProps) {
  const { questionnaire, assessment } = useOpened();
  const sections = useMemo(
    () => sectionsOf(questionnaire, assessment.answers, page),
    [questionnaire, assessment.answers, page],
  );
  return (
    <>
      <div className={`${frameColumns} flex-1`}>
        <nav
          aria-label={questionCopy.sections}
          className="top-18 hidden self-start py-3 lg:block tall:sticky tall:max-h-[calc(100dvh-9.5rem)] tall:overflow-y-auto"
        >
          <SectionList sections={sections} current={page} />
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 py-6">
          <Notices />
          {children}
        </main>
      </div>
      <div className="bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] tall:sticky">
        <div className={frameColumns}>
          <div className="py-3 lg:col-start-2">{bar}</div>
        </div>
      </div>
    </>
  );
}

/** The page at an address; `/blood-pressure-male` is the male page too (s.2.4). */
export function hraPageAt(location: string): HraPage {
  const name = routeAt(location);
  const path = name === null ? '' : routes[name].path;
  return pageOfPath(path) ?? pageOfPath(`/hra${path}`) ?? 'general';
}
