import { useAtomValue } from 'jotai';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { ReportAnalysis } from './analysis/report-analysis.tsx';

/** /reports/summary: the report chosen in the table, or the latest one. */
export function ReportSummaryPage() {
  const chosen = useAtomValue(storedAtoms.singleReportId);
  const latest = useAtomValue(storedAtoms.reportId);
  return <ReportAnalysis reportId={chosen ?? latest} />;
}

/** /results/summary: the report that Show Results stored after an assessment (s.2.4). */
export function ResultsSummaryPage() {
  return <ReportAnalysis reportId={useAtomValue(storedAtoms.getResultsReportId)} />;
}
