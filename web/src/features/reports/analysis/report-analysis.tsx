import './print.css';
import type { ReasonsSection, ReportView } from '@choose-life/contracts/domain/report/report-view';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useReportView } from '@/api/report-view';
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
import { ReportSection } from './report-section.tsx';
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
  const stepsHeight = stepsHeightOf(view);
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
      {/* Dense: what follows the shorter of the two columns moves up beside the longer one. */}
      <div className="grid gap-6 max-sm:gap-4 xl:grid-flow-row-dense xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div
          className={cn(
            'grid min-w-0 content-start gap-6 max-sm:gap-4',
            !stepsBeside && 'xl:col-span-2',
            stepsHeight === 'short' && 'xl:row-span-2',
            !view.reasons && 'grid-rows-[1fr]',
          )}
        >
          <AnalysisSection
            analysis={view.analysis}
            pregnancy={view.pregnancy}
            missing={ages ? null : without}
            steps={stepsBeside}
          />
          {view.reasons && <Reasons reasons={view.reasons} />}
        </div>
        {view.steps && (
          <Steps
            steps={view.steps}
            pregnancy={view.pregnancy}
            quiet={isCrisis}
            className={stepsHeight === 'long' ? 'xl:row-span-2' : ''}
          />
        )}
        <AnalysisActions file={file} className="lg:hidden" />
        {view.why && (
          <Why why={view.why} className={view.tenYears && stepsHeight !== 'short' ? '' : 'xl:col-span-2'} />
        )}
        {view.tenYears && <TenYears tenYears={view.tenYears} />}
        {reportId !== null && view.whatIf && (
          <Suspense>
            <WhatIf
              key={reportId}
              reportId={reportId}
              offer={view.whatIf}
              view={view}
              className={stepsHeight === 'long' ? '' : 'xl:col-span-2'}
            />
          </Suspense>
        )}
        <SideSections view={view} about={head.parts} reportId={reportId} />
      </div>
      <p className="border-t border-line pt-5 text-body font-bold">{view.redFlags}</p>
    </div>
  );
}

/**
 * How high the steps are beside the ages, on a large screen. Short: the ten years come below them, and the reasons for the number below
 * both. Long: what follows comes below the ages. In a crisis the steps are below the ages, and none of it applies.
 */
function stepsHeightOf(view: ReportView): 'short' | 'usual' | 'long' {
  const { pregnancy, reasons, steps, tenYears, urgent, why } = view;
  if (urgent?.isCrisis || steps === null) return 'usual';
  const { alsoTold, first, medicine, more } = steps;
  // Without a number there is little about the ages.
  if (why === null || tenYears === null) return reasons === null && first.length > 1 ? 'long' : 'usual';
  const parts = [medicine, alsoTold, pregnancy?.below?.kind === 'step' ? pregnancy : null];
  const moreParts = parts.filter(part => part !== null).length;
  if (moreParts === 0 && first.length + more.length < 3) return 'short';
  return moreParts > 1 ? 'long' : 'usual';
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

/** As high as headline, picture and sentence of most reports, so that the cards below stay where they are. */
function NumbersSkeleton() {
  return (
    <div>
      <Loading>{copy.loading}</Loading>
      <Skeleton className="h-128 rounded-button sm:h-100" />
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
