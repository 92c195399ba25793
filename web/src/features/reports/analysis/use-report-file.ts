import { reportIdOf } from '@choose-life/client';
import { useReportClientId } from '../../../api/report-data.ts';
import { reportFileName, saveFile, useReportPdf } from '../../../api/report-pdf.ts';
import { analysisCopy } from '../copy.ts';

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
