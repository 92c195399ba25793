import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useMemo } from 'react';
import { defaultConfig } from '@/config';
import { useConfig } from '@/config-query';
import { useUrgentAtSubmit } from '@/session/urgent-at-submit';
import { type ReportClient, useReportData } from './reports.ts';

const noAges: ReportAges = { targetAge: null, riskAge: null, currentAge: null };

/** The query of a report, and the view of its data with every sentence that is shown. While the data is loading, the view has no ages. */
export function useReportView(reportId: string | null, client: ReportClient) {
  const data = useReportData(reportId, client);
  const { ages, details, timeZone } = data;
  const { emergencyNumber, helpLines } = useConfig() ?? defaultConfig;
  const submitted = useUrgentAtSubmit(reportId);
  const view = useMemo(
    () => reportViewOf({ ages: ages ?? noAges, details, emergencyNumber, helpLines, submitted, timeZone }),
    [ages, details, emergencyNumber, helpLines, submitted, timeZone],
  );
  return { ...data, view };
}
