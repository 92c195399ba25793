import { downloadReportPdf, type ReportPdfRequest } from '@choose-life/client';
import { useMutation } from '@tanstack/react-query';
import { readToken } from '@/session/token';
import { fetchInSession } from './fetch-in-session.ts';

export const reportFileName = 'downloaded.pdf';
export const letterFileName = 'letter.pdf';

export function useReportPdf() {
  return useMutation({
    mutationKey: ['reports', 'pdf'],
    mutationFn: (request: ReportPdfRequest) =>
      downloadReportPdf(request, { url: '/reports/pdf', token: readToken, fetch: fetchInSession }),
  });
}

/** Saves a file as a download. Its URL lives for a minute, since a phone may be slow to read it. */
export function saveFile(file: Blob, name = reportFileName): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
