import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useMemo } from 'react';
import { useReportData } from '../../../api/report-data.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { useUrgentAtSubmit } from '../../../session/urgent-at-submit.ts';

const noAges: ReportAges = { targetAge: null, riskAge: null, currentAge: null };

/** A report, and the state of its call. */
export interface OpenedReport {
  readonly view: ReportView;
  /** `ready` once the report is loaded; before, the view has no number. */
  readonly status: 'ready' | 'loading' | 'failed' | 'none';
  readonly retry: () => void;
}

export function useReportView(reportId: string | null): OpenedReport {
  const { ages, details, isError, refetch } = useReportData(reportId, 'reports');
  const { helpLines } = useConfig() ?? defaultConfig;
  const urgentIds = useUrgentAtSubmit(reportId);
  const view = useMemo(
    () => reportViewOf({ ages: ages ?? noAges, details, helpLines, urgentIds }),
    [ages, details, helpLines, urgentIds],
  );
  const withoutIt = isError ? 'failed' : reportId === null ? 'none' : 'loading';
  return { view, status: ages ? 'ready' : withoutIt, retry: () => void refetch() };
}
