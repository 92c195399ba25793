import { reportIdOf } from '@choose-life/client';
import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { reportViewOf } from '@choose-life/contracts/domain/report/report-view-of';
import type { ReportAges } from '@choose-life/contracts/domain/reports';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { reportFileName, saveFile, useReportPdf } from '../../../api/report-pdf.ts';
import { useReportClientId, useReportData, useReports } from '../../../api/reports.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { useUrgentAtSubmit } from '../../../session/urgent-at-submit.ts';
import { analysisCopy } from '../copy.ts';

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

/** Heading, name, date and number of a report. Parts that are unknown once the list is there are left out. */
export function useReportHead(reportId: string | null): {
  readonly head: ReturnType<typeof reportHeadOf>;
  readonly isLoading: boolean;
} {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  const { reports = [], isLoading } = useReports({ onFault: 'log' });
  const name = [first, last].filter(part => part !== null).join(' ');
  const completed = completedReportsOf(reports).filter(report => report.reportId !== null);
  const place = completed.findIndex(report => report.reportId === reportId);
  const head = reportHeadOf({
    name,
    at: completed[place]?.createdAt ?? null,
    number: place < 0 ? null : place + 1,
    count: completed.length,
  });
  return { head, isLoading };
}

/** Whether this browser can share PDF files, as phones can. */
export function canShareFiles(): boolean {
  const sample = new File([], reportFileName, { type: 'application/pdf' });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [sample] }) ?? false);
}

/** Downloads and shares a report's PDF. Faults are shown by the query cache. */
export function useReportFile(reportId: string | null) {
  const clientId = useReportClientId('reports');
  const download = useReportPdf();
  const share = useReportPdf();
  const request =
    reportId === null || clientId === null
      ? null
      : { getReportPdfReportId: reportIdOf(reportId), getReportPdfClientId: clientId };
  return {
    ready: request !== null,
    downloading: download.isPending,
    sharing: share.isPending,
    download: () => {
      if (request) download.mutate(request, { onSuccess: file => saveFile(file) });
    },
    share: () => {
      if (request) share.mutate(request, { onSuccess: file => void offer(file) });
    },
  };
}

/** Opens the share sheet. If it may not open (the load took too long), the file is saved instead. */
async function offer(pdf: Blob): Promise<void> {
  const file = new File([pdf], reportFileName, { type: 'application/pdf' });
  try {
    await navigator.share({ files: [file], title: analysisCopy.shareTitle });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') return;
    saveFile(pdf);
  }
}
