import { reportIdOf } from '@choose-life/client';
import { useReportClientId } from './report-data.ts';
import { trpc } from './trpc.ts';

/**
 * The newest report, for the chart of the reports page. The page works without it, so a fault is only logged. With a null id
 * nothing is requested.
 */
export function useLatestReport(reportId: string | null) {
  const clientId = useReportClientId('reports');
  return trpc.hra.getReportData.useQuery(
    { getReportDataReportId: reportIdOf(reportId ?? ''), getReportDataClientId: clientId ?? '' },
    { enabled: reportId !== null && clientId !== null, meta: { onFault: 'log' } },
  ).data;
}
