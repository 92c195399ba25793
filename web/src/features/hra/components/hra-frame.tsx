import { type HraPage, hraPathOf, pageOfPath } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { ArrowLeft, Check, ClipboardCheck } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import type { ShownAssessment } from '@/assessment/state';
import { cn } from '@/lib/cn';
import { pathOf, routeAt, routes } from '@/paths';
import { questionCopy } from '../copy/pages.ts';
import { isComplete, type SectionProgress } from '../questions/numbered-questions.ts';
import { Notices } from './notices.tsx';

interface HraPageData {
  /** The page at the current address. */
  readonly page: HraPage;
  readonly questionnaire: Questionnaire;
  readonly assessment: ShownAssessment;
  readonly sections: readonly SectionProgress[];
}

/** The current page and its assessment; null while the assessment is loading. `HraShell` provides the value. */
export const HraPageContext = createContext<HraPageData | null>(null);

/** The current page and its assessment. Only for components inside `HraShell`, which renders them once the assessment is loaded. */
export function useHraPage(): HraPageData {
  const data = useContext(HraPageContext);
  if (data === null) throw new Error('useHraPage: the component is rendered outside HraShell.');
  return data;
}

/** The grid classes of the header, the page and the bar. From 1024 px there is a second column for the list of sections. */
export const frameColumns =
  'mx-auto grid w-full max-w-[42rem] grid-cols-[minmax(0,1fr)] px-4 sm:px-6 lg:max-w-[64rem] lg:grid-cols-[15rem_minmax(0,42rem)] lg:justify-between lg:gap-x-12 lg:px-8';

/**
 * The layout of a page of the assessment, with the list of sections on large screens.
 * @param bar the buttons of the bar below the page, which is sticky if the window is tall enough
 */
export function HraFrame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className={`${frameColumns} flex-1`}>
        {/* 4.5rem (`top-18`) is the height of the sticky header on large screens. 9.5rem are the header, and 5rem for the sticky bar. */}
        <nav
          aria-label={questionCopy.sections}
          className="top-18 hidden self-start py-3 lg:block tall:sticky tall:max-h-[calc(100dvh-9.5rem)] tall:overflow-y-auto"
        >
          <SectionList />
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

/** The page at an address; `general` for an unknown address. The male page has two addresses: with and without `/hra` (s.2.4). */
export function hraPageAt(location: string): HraPage {
  const name = routeAt(location);
  const path = name === null ? '' : routes[name].path;
  return pageOfPath(path) ?? pageOfPath(`/hra${path}`) ?? 'general';
}

/** The list of links: to the dashboard, to each section with its progress, and to the review page. @param onNavigate called when a link is chosen */
export function SectionList({ onNavigate }: Pick<SectionLinkProps, 'onNavigate'>) {
  const { page: current, sections } = useHraPage();
  return (
    <div className="grid gap-2">
      <Link
        href={pathOf('dashboard')}
        className={cn(linkClasses, 'text-ink-muted hover:bg-sunk hover:text-ink')}
      >
        <span className="grid size-7 shrink-0 place-items-center">
          <ArrowLeft aria-hidden size={20} />
        </span>
        {questionCopy.overview}
      </Link>
      <ol className="grid gap-0.5 border-t border-line pt-2">
        {sections.map((section, index) => (
          <li key={section.page}>
            <SectionLink page={section.page} onNavigate={onNavigate}>
              <SectionMark
                number={index + 1}
                isDone={isComplete(section)}
                isCurrent={section.page === current}
              />
              <span className="min-w-0 flex-1">
                <span className="block leading-snug">
                  {section.label || questionCopy.sectionNumber(index + 1, sections.length)}
                </span>
                <span className="block text-caption font-normal text-ink-muted">
                  {questionCopy.countOf(section.answered, section.total)}
                </span>
              </span>
            </SectionLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <SectionLink page="review" onNavigate={onNavigate}>
            <span className="grid size-7 shrink-0 place-items-center text-ink-muted">
              <ClipboardCheck aria-hidden size={20} />
            </span>
            <span className="leading-snug">{routes.hraReview.title}</span>
          </SectionLink>
        </li>
      </ol>
    </div>
  );
}

const linkClasses =
  'flex min-h-12 items-center gap-3 rounded-input px-2 py-1 text-meta font-semibold no-underline lg:min-h-11 lg:py-0.5';

interface SectionLinkProps {
  readonly onNavigate?: (() => void) | undefined;
  readonly page: HraPage;
  readonly children: ReactNode;
}

function SectionLink({ page, onNavigate, children }: SectionLinkProps) {
  const isCurrent = page === useHraPage().page;
  return (
    <Link
      href={hraPathOf(page)}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(linkClasses, isCurrent ? 'bg-indigo-tint text-indigo' : 'text-ink hover:bg-sunk')}
    >
      {children}
    </Link>
  );
}

function SectionMark({ number, isDone, isCurrent }: { number: number; isDone: boolean; isCurrent: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-chip text-caption font-bold',
        isDone && 'bg-good-tint text-good',
        !isDone && isCurrent && 'bg-indigo text-on-indigo',
        !isDone && !isCurrent && 'bg-sunk text-ink-muted',
      )}
    >
      {isDone ? <Check size={18} strokeWidth={2.5} /> : number}
    </span>
  );
}
