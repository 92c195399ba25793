import { reportIdOf } from '@choose-life/client';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useConfig } from '../config.ts';
import type { ScreenMeta } from '../feedback/screen-meta.ts';
import { storedAtoms } from '../session/stored-atoms.ts';
import { trpc } from './trpc.ts';

/** Which of the two fixed client ids a page sends (s.7). */
type ReportClient = 'dashboard' | 'reports';

/** The client id of a page; null until the configuration is loaded. */
export function useReportClientId(client: ReportClient): string | null {
  const config = useConfig();
  if (!config) return null;
  return client === 'dashboard' ? config.clientIdDashboard : config.clientIdReports;
}

/**
 * The three ages of a report and the optional details. The id is stored as `validReportId` once its data arrived with OK.
 * With a null id nothing is requested.
 */
export function useReportData(reportId: string | null, client: ReportClient) {
  const keepValidId = useSetAtom(storedAtoms.validReportId);
  const report = useReportQuery(reportId, client);
  useEffect(() => {
    if (report.data && reportId !== null) keepValidId(reportId);
  }, [report.data, reportId, keepValidId]);
  const ages: ReportAges | null = report.data ?? null;
  return { ...report, ages, details: report.data?.report ?? null };
}

/** The newest report, for the chart of the reports page. The page works without it, so a fault is only logged. */
export function useLatestReport(reportId: string | null) {
  return useReportQuery(reportId, 'reports', { onFault: 'log' }).data;
}

function useReportQuery(reportId: string | null, client: ReportClient, meta: ScreenMeta = {}) {
  const clientId = useReportClientId(client);
  return trpc.hra.getReportData.useQuery(
    { getReportDataReportId: reportIdOf(reportId ?? ''), getReportDataClientId: clientId ?? '' },
    { enabled: reportId !== null && clientId !== null, meta },
  );
}
