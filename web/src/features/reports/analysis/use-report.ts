import { completedReportsOf } from '@choose-life/contracts/domain/report/completed-reports';
import { reportHeadOf } from '@choose-life/contracts/domain/report/report-head';
import { letterFileName, reportFileName, useReportPdf } from '@/api/report-pdf';
import { useReportClientId, useReports } from '@/api/reports';
import { useFullName, useIsOffered } from '@/api/user-details';
import { saveFile } from '@/lib/save-file';
import { analysisCopy } from '../copy.ts';

interface ReportHead {
  readonly head: { readonly title: string; readonly parts: readonly string[] };
  /** Whether the list of reports, which has the date and the number, is still loading. */
  readonly isLoading: boolean;
}

/**
 * The head of a report: title, name, date and number. Unknown parts are omitted.
 * @param timeZone the operator's time zone; undefined if the gateway does not send it, then the browser's time zone is used
 */
export function useReportHead(reportId: string | null, timeZone: string | undefined): ReportHead {
  const name = useFullName();
  // Without the list, the head omits date and number. So an error is only logged.
  const { reports = [], isLoading } = useReports({ onFault: 'log' });
  const completed = completedReportsOf(reports).filter(report => report.reportId !== null);
  const index = completed.findIndex(report => report.reportId === reportId);
  const head = reportHeadOf({
    name,
    at: completed[index]?.createdAt ?? null,
    number: index < 0 ? null : index + 1,
    count: completed.length,
    timeZone,
  });
  return { head, isLoading };
}

/** Whether the browser can share a PDF file with another app, as phones can. */
export function canShareFiles(): boolean {
  const sample = new File([], reportFileName, { type: 'application/pdf' });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [sample] }) ?? false);
}

/** The PDF of a report. */
export interface ReportFile {
  /** Whether the id of the report and the client id of the configuration are known. Until then, `download` and `share` do nothing. */
  readonly isReady: boolean;
  readonly isDownloading: boolean;
  readonly isSharing: boolean;
  readonly download: () => void;
  /** Opens the share sheet of the device. */
  readonly share: () => void;
}

/** Downloads and shares the PDF of a report. Faults are shown in a modal. */
export function useReportFile(reportId: string | null): ReportFile {
  // The report pages send another client id than the dashboard (s.7).
  const clientId = useReportClientId('reports');
  // Two mutations, so that each button has its own pending state.
  const download = useReportPdf();
  const share = useReportPdf();
  const request =
    reportId === null || clientId === null
      ? null
      : { getReportPdfReportId: reportId, getReportPdfClientId: clientId };
  return {
    isReady: request !== null,
    isDownloading: download.isPending,
    isSharing: share.isPending,
    download: () => {
      if (request) download.mutate(request, { onSuccess: file => saveFile(file, reportFileName) });
    },
    share: () => {
      if (request) share.mutate(request, { onSuccess: file => void shareFile(file) });
    },
  };
}

interface ReportLetter {
  /** Whether there is a report and the gateway offers the extension `hra.getReportLetter`. False until user-details has arrived. */
  readonly isOffered: boolean;
  readonly isDownloading: boolean;
  readonly download: (choice: { readonly showScores: boolean }) => void;
}

/** The PDF of the letter to a health worker. */
export function useReportLetter(reportId: string | null): ReportLetter {
  const isOffered = useIsOffered('hra.getReportLetter');
  const letter = useReportPdf();
  return {
    isOffered: reportId !== null && isOffered,
    isDownloading: letter.isPending,
    download: ({ showScores }) => {
      if (reportId === null) return;
      letter.mutate(
        { getReportLetterReportId: reportId, showScores },
        { onSuccess: file => saveFile(file, letterFileName) },
      );
    },
  };
}

/**
 * Opens the share sheet. Browsers permit this only shortly after a press. If loading the file took longer, `share` rejects and the file is
 * saved instead.
 */
async function shareFile(pdf: Blob): Promise<void> {
  const file = new File([pdf], reportFileName, { type: 'application/pdf' });
  try {
    await navigator.share({ files: [file], title: analysisCopy.shareTitle });
  } catch (error) {
    // The person has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(pdf, reportFileName);
  }
}
