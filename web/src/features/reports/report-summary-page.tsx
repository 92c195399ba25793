import { useAtomValue } from 'jotai';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { ReportAnalysis } from './analysis/report-analysis.tsx';

/** /reports/summary: the analysis of the row chosen in the reports table, or of the latest report. */
export function ReportSummaryPage() {
  const chosen = useAtomValue(storedAtoms.singleReportId);
  const latest = useAtomValue(storedAtoms.reportId);
  return <ReportAnalysis reportId={chosen ?? latest} />;
}
