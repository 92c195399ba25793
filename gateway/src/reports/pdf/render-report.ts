import { longDate } from '@choose-life/contracts/domain/dates';
import type { Appraisal } from '../../appraisal/appraisal.ts';
import { drawAdvice } from './advice-section.ts';
import { drawFactors } from './factors-section.ts';
import { drawFindings, drawHelp } from './findings-section.ts';
import { drawFinePrint } from './fine-print.ts';
import { drawHeader, drawRunningHead } from './header.ts';
import { drawOpening } from './opening.ts';
import { palette } from './palette.ts';
import { printableName } from './printable-text.ts';
import { drawReasons } from './reasons-section.ts';
import { column, Sheet } from './sheet.ts';
import { styles } from './typeface.ts';

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

const footerY = 804;

function drawFooter(sheet: Sheet, reportId: string, page: number, pages: number): void {
  const { pdf } = sheet;
  pdf.lineWidth(0.75).moveTo(column.x, footerY - 10);
  pdf.lineTo(column.x + column.width, footerY - 10).stroke(palette.line);
  const text = `Heart and circulation only. For learning, not a diagnosis. Report ${reportId}`;
  sheet.label(text, styles.caption, { x: column.x, y: footerY, width: 400 });
  const place = { x: column.x + column.width - 90, y: footerY, width: 90 };
  sheet.label(`Page ${page} of ${pages}`, { ...styles.caption, align: 'right' }, place);
}

/** Prints a report as a tagged A4 PDF. The same input gives the same bytes. */
export async function renderReport(report: PrintedReport): Promise<Buffer> {
  const { appraisal, createdAt, helpLines = [] } = report;
  const sheet = new Sheet({
    title: 'Health Risk Report',
    subject: 'Heart and circulation risk age',
    createdAt: new Date(createdAt),
    topOfPage: drawRunningHead,
  });
  const hasGlyph = (codePoint: number) => sheet.hasGlyph(codePoint);
  const name = printableName(report.name, hasGlyph);
  sheet.y = drawHeader(sheet, { name, date: longDate(createdAt, 'Africa/Lagos') });
  drawOpening(sheet, appraisal);
  drawReasons(sheet, appraisal);
  drawFactors(sheet, appraisal);
  drawHelp(sheet, appraisal, helpLines);
  drawFindings(sheet, appraisal);
  drawAdvice(sheet, appraisal);
  drawFinePrint(sheet, appraisal);
  const reportId = printableName(report.reportId, hasGlyph);
  return sheet.finish((each, page, pages) => drawFooter(each, reportId, page, pages));
}
