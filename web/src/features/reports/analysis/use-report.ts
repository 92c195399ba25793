import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { letterFileName, reportFileName, saveFile, useReportPdf } from '@/api/report-pdf';
import { useReportClientId, useReports } from '@/api/reports';
import { useFullName, useIsOffered } from '@/api/user-details';
import { analysisCopy } from '../copy.ts';

/**
 * Heading, name, date and number of a report. Parts that are unknown once the list is there are left out.
 * @param timeZone the operator's; undefined where the gateway does not tell it, for the browser's own
 */
export function useReportHead(reportId: string | null, timeZone: string | undefined) {
  const name = useFullName();
  const { reports = [], isLoading } = useReports({ onFault: 'log' });
  const completed = completedReportsOf(reports).filter(report => report.reportId !== null);
  const place = completed.findIndex(report => report.reportId === reportId);
  const head = reportHeadOf({
    name,
    at: completed[place]?.createdAt ?? null,
    number: place < 0 ? null : place + 1,
    count: completed.length,
    timeZone,
  });
  return { head, isLoading };
}

export function canShareFiles(): boolean {
  const sample = new File([], reportFileName, { type: 'application/pdf' });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [sample] }) ?? false);
}

export function useReportFile(reportId: string | null) {
  const clientId = useReportClientId('reports');
  const download = useReportPdf();
  const share = useReportPdf();
  const request =
    reportId === null || clientId === null
      ? null
      : { getReportPdfReportId: reportId, getReportPdfClientId: clientId };
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

/** The letter of a report to a health worker; not offered by a gateway without that extension. */
export function useReportLetter(reportId: string | null) {
  const isOffered = useIsOffered('hra.getReportLetter');
  const letter = useReportPdf();
  return {
    isOffered: reportId !== null && isOffered,
    downloading: letter.isPending,
    download: ({ showScores }: { readonly showScores: boolean }) => {
      if (reportId === null) return;
      letter.mutate(
        { getReportLetterReportId: reportId, showScores },
        { onSuccess: file => saveFile(file, letterFileName) },
      );
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
