import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useMemo } from 'react';
import { defaultConfig } from '@/config';
import { useConfig } from '@/config-query';
import { useUrgentAtSubmit } from '@/session/urgent-at-submit';
import { type ReportPageGroup, useReportData } from './reports.ts';

/** A constant, so that the memo below does not run again while the ages are loading. */
const noAges: ReportAges = { targetAge: null, riskAge: null, currentAge: null };

/** The query of a report, and the view of its data with every sentence that is shown. While the data is loading, the view has no ages. */
export function useReportView(reportId: string | null, pageGroup: ReportPageGroup) {
  const query = useReportData(reportId, pageGroup);
  const { ages, details, timeZone } = query;
  const { emergencyNumber, helpLines } = useConfig() ?? defaultConfig;
  // The urgent notices from the submission, because the reports of some gateways have none.
  const noticesAtSubmit = useUrgentAtSubmit(reportId);
  const view = useMemo(
    () =>
      reportViewOf({
        ages: ages ?? noAges,
        details,
        emergencyNumber,
        helpLines,
        submittedNotices: noticesAtSubmit,
        timeZone,
      }),
    [ages, details, emergencyNumber, helpLines, noticesAtSubmit, timeZone],
  );
  return { ...query, view };
}
