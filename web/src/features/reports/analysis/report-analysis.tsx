import './print.css';
import type { ReasonsSection, ReportView } from '@choose-life/contracts/domain/report/report-view';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useReportView } from '@/api/report-view';
import { BelowFold } from '@/components/below-fold';
import { tryAgain } from '@/components/empty-state';
import { lazyComponent } from '@/components/lazy-component';
import { Loading } from '@/components/loading';
import { PageHeading } from '@/components/page-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { UrgentCard } from '@/components/urgent-card';
import { cn } from '@/lib/cn';
import { pathOf } from '@/paths';
import { useChosen } from '@/session/chosen';
import { storedAtoms } from '@/session/stored-atoms';
import { analysisCopy as copy } from '../copy.ts';
import { AgeText } from './age-text.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { QuestionLink } from './question-link.tsx';
import { columns, ReportSection } from './report-section.tsx';
import { SideSections } from './side-sections.tsx';
import { Steps } from './steps.tsx';
import { TenYears } from './ten-years.tsx';
import { useReportFile, useReportHead } from './use-report.ts';
import type { WhatIfProps } from './what-if.tsx';
import { Why } from './why.tsx';

/** Below the first view, so it is loaded later. */
const WhatIf = lazyComponent<WhatIfProps>(async () => (await import('./what-if.tsx')).WhatIf);

/** The analysis of a report (s.2.3); without one, '-' and a link to the reports. */
export function ReportAnalysis({ reportId }: { reportId: string | null }) {
  const { ages, isError, isLoading, refetch, timeZone, view } = useReportView(reportId, 'reports');
  const { head, isLoading: isHeadLoading } = useReportHead(reportId, timeZone);
  const file = useReportFile(reportId);
  const isUnknown = isError || reportId === null;
  const without = isUnknown ? <Missing retry={isError ? () => void refetch() : null} /> : <NumbersSkeleton />;
  const isCrisis = view.urgent?.isCrisis ?? false;
  // Beside the number; in a crisis below it, out of the first view.
  const stepsBeside = isCrisis ? null : view.steps;
  const tenYears = view.tenYears && <TenYears tenYears={view.tenYears} className={columns.end} />;
  const isShort = hasShortSteps(view);
  return (
    <div className="content grid gap-6 [overflow-wrap:anywhere] max-sm:gap-4">
      {view.urgent && <UrgentCard section={view.urgent} pregnancy={view.pregnancy} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* The time waits for the report, which tells its time zone. */}
        <PageHeading lead={isLoading || isHeadLoading ? <HeadSkeleton /> : <HeadParts parts={head.parts} />}>
          {head.title}
        </PageHeading>
        <AnalysisActions file={file} className="max-lg:hidden" />
      </div>
      {/* Floats, since a grid's rows would leave room below the lower of two neighbours. */}
      <div className="grid gap-6 max-sm:gap-4 xl:-mb-6 xl:flow-root">
        <div
          className={cn(
            'grid min-w-0 content-start gap-6 max-sm:gap-4',
            stepsBeside ? columns.start : columns.both,
          )}
        >
          <AnalysisSection
            analysis={view.analysis}
            pregnancy={view.pregnancy}
            missing={ages ? null : without}
            steps={stepsBeside}
            isBelowNotice={view.urgent !== null}
          />
          {view.reasons && <Reasons reasons={view.reasons} />}
        </div>
        {view.steps && (
          <Steps
            steps={view.steps}
            pregnancy={view.pregnancy}
            quiet={isCrisis}
            className={isCrisis ? columns.both : columns.end}
          />
        )}
        <AnalysisActions file={file} className="lg:hidden" />
        <BelowFold ready={!isLoading}>
          {isShort && tenYears}
          {view.why && <Why why={view.why} className={columns.start} />}
          {!isShort && tenYears}
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
          <SideSections view={view} about={head.parts} reportId={reportId} />
        </BelowFold>
      </div>
      <BelowFold ready={!isLoading}>
        <p className="border-t border-line pt-5 text-body font-bold">{view.redFlags}</p>
      </BelowFold>
    </div>
  );
}

/**
 * Whether the steps are lower than the ages beside them, so that the ten years follow them there: no part on the page starts above
 * one that comes before it.
 */
function hasShortSteps({ steps, urgent }: ReportView): boolean {
  if (urgent?.isCrisis || steps === null) return false;
  return !steps.medicine && !steps.alsoTold && steps.first.length < 2;
}

/** A phone has two lines for name, date and number. */
function HeadSkeleton() {
  return (
    <>
      <Skeleton className="my-1 h-4 w-48 max-sm:my-1.25" />
      <Skeleton className="my-1.25 h-4 w-32 sm:hidden" />
    </>
  );
}

/** As high as headline, picture, first step and sentence of most reports, so that the cards below stay where they are. */
function NumbersSkeleton() {
  return (
    <div>
      <Loading>{copy.loading}</Loading>
      <Skeleton className="h-93 rounded-button sm:h-86 xl:h-67" />
    </div>
  );
}

/** Name, date and number of the report. Dates do not wrap, long names may. */
function HeadParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part, place) => (
    <span key={part} className={part.length < 40 ? 'inline-block whitespace-pre' : ''}>
      {place < parts.length - 1 ? `${part} · ` : part}
    </span>
  ));
}

function Missing({ retry }: { retry: (() => void) | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lead text-ink-muted">{retry ? copy.failed : copy.noReport}</p>
      {retry ? (
        <Button variant="outline" onClick={retry}>
          {tryAgain}
        </Button>
      ) : (
        <ButtonLink href={pathOf('reports')} variant="outline">
          {copy.toReports}
        </ButtonLink>
      )}
    </div>
  );
}

function Reasons({ reasons }: { reasons: ReasonsSection }) {
  return (
    <ReportSection heading={reasons.heading}>
      <ul className="grid gap-4">
        {reasons.items.map(({ nextStep, questions, text }) => (
          <li key={text} className="grid gap-1 border-s-4 border-marigold ps-4">
            <p className="text-body font-bold">
              <AgeText>{text}</AgeText>
            </p>
            <p className="max-w-[65ch] text-body text-ink-muted">
              <AgeText>{nextStep}</AgeText>
            </p>
            <QuestionLink questions={questions} about={text} />
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

/** /reports/summary: the report chosen in the table, or the latest one. */
export function ReportSummaryPage() {
  const chosen = useChosen('singleReportId');
  const latest = useAtomValue(storedAtoms.reportId);
  return <ReportAnalysis reportId={chosen ?? latest} />;
}

/** /results/summary: the report that Show Results stored after an assessment (s.2.4). */
export function ResultsSummaryPage() {
  return <ReportAnalysis reportId={useChosen('getResultsReportId')} />;
}
