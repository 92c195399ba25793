import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useReportData } from '../../api/report-data.ts';
import { Loading } from '../../components/loading.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useConfig } from '../../config.ts';
import { analysisCopy as copy } from '../../copy/reports.ts';
import { pathOf } from '../../paths.ts';
import { AgeCards } from './age-cards.tsx';
import { DesktopActions, MobileActions } from './analysis-actions.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { HowSection } from './how-section.tsx';
import { NextSteps } from './next-steps.tsx';
import { useReportFile } from './use-report-file.ts';
import './print.css';

/** The report analysis (s.2.3) of one report; without one, the same page with '-' and a way to the reports. */
export function ReportAnalysis({ reportId }: { reportId: string | null }) {
  const report = useReportData(reportId, 'reports');
  const file = useReportFile(reportId);
  const ownModel = useConfig()?.embeddedGateway ?? false;
  return (
    <div className="content grid gap-6 max-lg:pb-20">
      <PageHeading actions={<DesktopActions file={file} />}>{copy.heading}</PageHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <AnalysisSection ages={report.ages} ownModel={ownModel}>
            {report.ages === null && (
              <Missing reportId={reportId} failed={report.isError} retry={report.refetch} />
            )}
            <AgeCards ages={report.ages} ownModel={ownModel} />
          </AnalysisSection>
          <HowSection ownModel={ownModel} />
        </div>
        <NextSteps />
      </div>
      <MobileActions file={file} />
    </div>
  );
}

interface MissingProps {
  readonly reportId: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function Missing({ reportId, failed, retry }: MissingProps): ReactNode {
  if (reportId !== null && !failed) return <Loading>{copy.loading}</Loading>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lead text-ink-muted">{failed ? copy.failed : copy.noReport}</p>
      {failed ? (
        <Button variant="outline" onClick={() => retry()}>
          {copy.tryAgain}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <Link href={pathOf('reports')}>{copy.toReports}</Link>
        </Button>
      )}
    </div>
  );
}
