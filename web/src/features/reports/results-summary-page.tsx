import { useAtomValue } from 'jotai';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { ReportAnalysis } from './analysis/report-analysis.tsx';

/** /results/summary: the report that Show Results stored after an assessment (s.2.4). */
export function ResultsSummaryPage() {
  return <ReportAnalysis reportId={useAtomValue(storedAtoms.getResultsReportId)} />;
}
