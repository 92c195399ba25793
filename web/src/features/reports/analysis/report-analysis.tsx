import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { UrgentCard } from '../../../components/urgent-card.tsx';
import { tryAgain } from '../../../copy/try-again.ts';
import { pathOf } from '../../../paths.ts';
import { analysisCopy as copy } from '../copy.ts';
import { DesktopActions, MobileActions } from './analysis-actions.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { HeadSkeleton, NumbersSkeleton } from './analysis-skeleton.tsx';
import { How } from './how.tsx';
import { NextSteps } from './next-steps.tsx';
import { Reasons } from './reasons.tsx';
import { Steps } from './steps.tsx';
import { TenYears } from './ten-years.tsx';
import { useOpenDetailsForPrint } from './use-open-details-for-print.ts';
import { useReportFile } from './use-report-file.ts';
import { useReportHead } from './use-report-head.ts';
import { type OpenedReport, useReportView } from './use-report-view.ts';
import { WhatIf } from './what-if/what-if.tsx';
import { Why } from './why.tsx';
import './print.css';

/** Last on a phone, so it is loaded later. */
const sideSections = lazyPart(async () => (await import('./side-sections.tsx')).SideSections);

/** The analysis of a report (s.2.3); without one, '-' and a link to the reports. */
export function ReportAnalysis({ reportId }: { reportId: string | null }) {
  const report = useReportView(reportId);
  const head = useReportHead(reportId);
  const file = useReportFile(reportId);
  useOpenDetailsForPrint();
  const { view } = report;
  const missing = report.status === 'ready' ? null : <Missing report={report} />;
  return (
    <div className="content grid gap-6 [overflow-wrap:anywhere]">
      {view.urgent && <UrgentCard section={view.urgent} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <PageHeading lead={<HeadParts parts={head.parts} loading={report.status === 'loading'} />}>
          {head.title}
        </PageHeading>
        <DesktopActions file={file} />
        <MobileActions file={file} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 gap-6">
          <AnalysisSection analysis={view.analysis} missing={missing} />
          {reportId !== null && hasDetails(view) ? (
            <>
              {view.reasons && <Reasons reasons={view.reasons} />}
              {view.why && <Why why={view.why} ages={view.analysis.ages} />}
              {view.tenYears && <TenYears tenYears={view.tenYears} />}
              {view.steps && <Steps steps={view.steps} quiet={view.urgent !== null} />}
              {view.whatIf && <WhatIf key={reportId} reportId={reportId} offer={view.whatIf} view={view} />}
            </>
          ) : (
            <How how={view.how} />
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {hasDetails(view) ? <sideSections.Component view={view} /> : <NextSteps />}
        </div>
      </div>
    </div>
  );
}

/** Name, date and number of the report. Dates do not wrap, long names may. */
function HeadParts({ parts, loading }: { parts: readonly string[]; loading: boolean }) {
  if (loading && parts.length === 0) return <HeadSkeleton />;
  return parts.map((part, place) => (
    <span key={part} className={part.length < 40 ? 'inline-block whitespace-pre' : ''}>
      {part}
      {place < parts.length - 1 && ' · '}
    </span>
  ));
}

/** Whether the report has more than three ages. */
function hasDetails({ doctor, numbers, reasons, steps, why }: ReportView): boolean {
  return [doctor, numbers, reasons, steps, why].some(section => section !== null);
}

function Missing({ report: { retry, status } }: { report: OpenedReport }): ReactNode {
  if (status === 'loading') return <NumbersSkeleton />;
  const failed = status === 'failed';
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lead text-ink-muted">{failed ? copy.failed : copy.noReport}</p>
      {failed ? (
        <Button variant="outline" onClick={retry}>
          {tryAgain}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <Link href={pathOf('reports')}>{copy.toReports}</Link>
        </Button>
      )}
    </div>
  );
}
