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
