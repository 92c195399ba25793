import './print.css';
import type { ReasonsSection, ReportView } from '@choose-life/contracts/domain/report/report-view';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useReportView } from '@/api/report-view';
import { BelowFold } from '@/components/below-fold';
import { tryAgainLabel } from '@/components/empty-state';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { UrgentCard } from '@/components/urgent-card';
import { cn } from '@/lib/cn';
import { pathOf } from '@/paths';
import { useChosenId } from '@/session/chosen';
import { storedAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { HideableAges } from './hideable-ages.tsx';
import { LastSections } from './last-sections.tsx';
import { QuestionLink } from './question-link.tsx';
import { columns, ReportSection } from './report-section.tsx';
import { Steps } from './steps.tsx';
import { TenYears } from './ten-years.tsx';
import { useReportFile, useReportHead } from './use-report.ts';
import type { WhatIfProps } from './what-if.tsx';
import { Why } from './why.tsx';

/** Loaded on demand, since the form is below the fold. */
const WhatIf = lazyComponent<WhatIfProps>(async () => (await import('./what-if.tsx')).WhatIf);

/** The analysis of a report (s.2.3). Without an id it shows '-' for each age, and a link to the reports. */
function ReportAnalysis({ reportId }: { reportId: string | null }) {
  // 'reports': the report is requested with the client id for the pages of reports (s.7).
  const { ages, isError, isLoading, refetch, timeZone, view } = useReportView(reportId, 'reports');
  const { head, isLoading: isHeadLoading } = useReportHead(reportId, timeZone);
  const file = useReportFile(reportId);
  const hasNoData = isError || reportId === null;
  const placeholder = hasNoData ? (
    <MissingReport retry={isError ? () => void refetch() : null} />
  ) : (
    <AnalysisSkeleton />
  );
  // Whether a finding needs action today. A fever by itself does not count, because most fevers need only a test.
  const isCrisis = view.urgent?.isCrisis ?? false;
  // The steps are next to the ages. In a crisis the steps are below the ages, so that the urgent notice is read first.
  const stepsNextToAges = isCrisis ? null : view.steps;
  const tenYears = view.tenYears && <TenYears tenYears={view.tenYears} className={columns.end} />;
  const areStepsShort = hasShortSteps(view);
  return (
    <div className="content grid gap-6 [overflow-wrap:anywhere] max-sm:gap-4">
      {view.urgent && <UrgentCard section={view.urgent} pregnancy={view.pregnancy} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* The head shows a time in the time zone that the report contains, so it waits for the report. */}
        <PageHeading lead={isLoading || isHeadLoading ? <HeadSkeleton /> : <HeadParts parts={head.parts} />}>
          {head.title}
        </PageHeading>
        <AnalysisActions file={file} className="max-lg:hidden" />
      </div>
      {/* The cards float on large screens (`columns`). `xl:-mb-6` offsets the margin below the last cards. */}
      <div className="grid gap-6 max-sm:gap-4 xl:-mb-6 xl:flow-root">
        <div
          className={cn(
            'grid min-w-0 content-start gap-6 max-sm:gap-4',
            stepsNextToAges ? columns.start : columns.both,
          )}
        >
          <AnalysisSection
            analysis={view.analysis}
            pregnancy={view.pregnancy}
            placeholder={ages ? null : placeholder}
            steps={stepsNextToAges}
            isBelowNotice={view.urgent !== null}
          />
          {view.reasons && <Reasons reasons={view.reasons} />}
        </div>
        {view.steps && (
          <Steps
            steps={view.steps}
            pregnancy={view.pregnancy}
            isQuiet={isCrisis}
            className={isCrisis ? columns.both : columns.end}
          />
        )}
        <AnalysisActions file={file} className="lg:hidden" />
        <BelowFold isReady={!isLoading}>
          {areStepsShort && tenYears}
          {view.why && <Why why={view.why} className={columns.start} />}
          {!areStepsShort && tenYears}
          {reportId !== null && view.whatIf && (
            <Suspense>
              <WhatIf
                key={reportId}
                reportId={reportId}
                offer={view.whatIf}
                view={view}
                className={columns.both}
              />
            </Suspense>
          )}
          <LastSections view={view} headParts={head.parts} reportId={reportId} />
        </BelowFold>
      </div>
      <BelowFold isReady={!isLoading}>
        <p className="border-t border-line pt-5 text-body font-bold">{view.redFlags}</p>
      </BelowFold>
    </div>
  );
}

/**
 * Whether the card of the steps has so few parts that it is probably shorter than the ages next to it. The card of the ten years then
 * floats to a position above `Why`, so it is rendered before `Why`: the reading order must match the screen.
 */
function hasShortSteps({ steps, urgent }: ReportView): boolean {
  if (urgent?.isCrisis || steps === null) return false;
  return !steps.medicine && !steps.otherDangers && steps.first.length < 2;
}

/** Two lines on phones, where name, date and number need two lines, and one line on larger screens. */
function HeadSkeleton() {
  return (
    <>
      <Skeleton className="my-1 h-4 w-48 max-sm:my-1.25" />
      <Skeleton className="my-1.25 h-4 w-32 sm:hidden" />
    </>
  );
}

/** A skeleton as high as the headline, picture, first step and sentence of most reports, so that the cards below do not move. */
function AnalysisSkeleton() {
  return (
    <div>
      <Loading>{copy.loading}</Loading>
      <Skeleton className="h-93 rounded-button sm:h-86 xl:h-67" />
    </div>
  );
}

/**
 * Name, date and number of the report. Only a part of 40 characters or more may wrap, such as a long name. `whitespace-pre` keeps the space
 * at the end of an inline block.
 */
function HeadParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <span key={part} className={part.length < 40 ? 'inline-block whitespace-pre' : ''}>
      {index < parts.length - 1 ? `${part} · ` : part}
    </span>
  ));
}

/** The reason why there is no report. @param retry loads the report again; null if no report is chosen */
function MissingReport({ retry }: { retry: (() => void) | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lead text-ink-muted">{retry ? copy.failed : copy.noReport}</p>
      {retry ? (
        <Button variant="outline" onClick={retry}>
          {tryAgainLabel}
        </Button>
      ) : (
        <ButtonLink href={pathOf('reports')} variant="outline">
          {copy.toReports}
        </ButtonLink>
      )}
    </div>
  );
}

/** The reasons why the report has no risk age, with links to the questions. */
function Reasons({ reasons }: { reasons: ReasonsSection }) {
  return (
    <ReportSection heading={reasons.heading}>
      <ul className="grid gap-4">
        {reasons.items.map(({ nextStep, questions, text }) => (
          <li key={text} className="grid gap-1 border-s-4 border-marigold ps-4">
            <p className="text-body font-bold">
              <HideableAges>{text}</HideableAges>
            </p>
            <p className="max-w-[65ch] text-body text-ink-muted">
              <HideableAges>{nextStep}</HideableAges>
            </p>
            <QuestionLink questions={questions} topic={text} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

/** The page /reports/summary: the report that was chosen in the table or on the dashboard, or else the latest one. */
export function ReportSummaryPage() {
  const chosenId = useChosenId('singleReportId');
  const latestId = useAtomValue(storedAtoms.reportId);
  return <ReportAnalysis reportId={chosenId ?? latestId} />;
}

/** The page /results/summary: the report of a submitted assessment. 'Show Results' stores its id (s.2.4). */
export function ResultsSummaryPage() {
  return <ReportAnalysis reportId={useChosenId('getResultsReportId')} />;
}
