import { reportIdOf } from '@choose-life/client';
import { useReportClientId } from './report-data.ts';
import { trpc } from './trpc.ts';

/**
 * What the reports page adds to its drawing from the newest report. The page stands without it, so a failure is only
 * logged, and nothing is kept. Null id: nothing is asked.
 */
export function useLatestReport(reportId: string | null) {
  const clientId = useReportClientId('reports');
  return trpc.hra.getReportData.useQuery(
    { getReportDataReportId: reportIdOf(reportId ?? ''), getReportDataClientId: clientId ?? '' },
    { enabled: reportId !== null && clientId !== null, meta: { onFault: 'log' } },
  ).data;
}
