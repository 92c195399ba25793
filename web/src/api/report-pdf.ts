import { downloadReportPdf, type ReportPdfRequest } from '@choose-life/client';
import { useMutation } from '@tanstack/react-query';
import { readToken } from '@/session/token';
import { fetchInSession } from './fetch-in-session.ts';

/** The file name of a downloaded report (s.7). */
export const reportFileName = 'downloaded.pdf';
/** The file name of a downloaded letter to a health worker. */
export const letterFileName = 'letter.pdf';

/** The mutation that loads the PDF of a report or letter. The mutation cache shows its errors (`trpc.tsx`). */
export function useReportPdf() {
  return useMutation({
    mutationKey: ['reports', 'pdf'],
    mutationFn: (request: ReportPdfRequest) =>
      downloadReportPdf(request, { url: '/reports/pdf', token: readToken, fetch: fetchInSession }),
  });
}

/**
 * Saves a file to the person's downloads, by default under the name of a report. The object URL is revoked only after a minute, because a
 * slow phone may still read it.
 */
export function saveFile(file: Blob, name: string = reportFileName): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
