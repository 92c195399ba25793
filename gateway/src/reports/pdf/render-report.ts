import { brandName } from '@choose-life/contracts/domain/brand';
import { letterHeading } from '@choose-life/contracts/domain/report/letter-view';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { composeLetter, composeReport } from './compose.ts';
import { drawHeader, drawRunningHead, type HeaderTexts } from './header.ts';
import type { PlacedBlock } from './paginate.ts';
import { contentArea, footerTop, palette } from './paper.ts';
import { Sheet } from './sheet.ts';
import { printableName } from './text-to-print.ts';
import { isDrawable, styles } from './typeface.ts';

/** The data of a report to print. They are plain, so that they can be sent to another thread. */
export interface ReportToPrint {
  readonly reportId: string;
  /** ISO 8601. It is also the creation date of the PDF, so that printing a report twice gives the same bytes. */
  readonly createdAt: string;
  /** The hash of the model's constants, for the document's properties; null for a report of an earlier release. */
  readonly modelHash: string | null;
  /** Names of the person in order of preference. The first that the fonts can draw is printed. */
  readonly names: readonly string[];
  /** The texts of the header, without the name of the person, which is one of `names`. */
  readonly head: HeaderTexts;
  readonly view: ReportView;
  /** Set to print only the letter to a health worker; null for the whole report. */
  readonly letter: { readonly showScores: boolean } | null;
}

/** Prints a report, or its letter, as a tagged A4 PDF (`tagged-pdf.ts`). The same data give the same bytes. */
export async function renderReport(report: ReportToPrint): Promise<Buffer> {
  const { createdAt, letter, modelHash, names, reportId, view } = report;
  const name = printableName(names, isDrawable);
  const parts = [name, ...report.head.parts].filter(part => part !== '');
  const head = { title: letter === null ? report.head.title : letterHeading, parts };
  const keywords = modelHash === null ? `report ${reportId}` : `report ${reportId}, model ${modelHash}`;
  const sheet = new Sheet({ title: head.title, createdAt: new Date(createdAt), keywords });
  const addPage = () => {
    sheet.addPage();
    // A letter has its title in the content.
    drawRunningHead(sheet, letter === null ? head : { ...head, title: brandName });
  };
  if (letter === null) {
    sheet.addPage();
    drawHeader(sheet, head);
    drawBlocks(sheet, composeReport(sheet, { head, view }).placedBlocks, addPage);
  } else {
    addPage();
    drawBlocks(
      sheet,
      composeLetter(sheet, { head, view }, { ...letter, isSeparateDocument: true }).placedBlocks,
      addPage,
    );
  }
  return sheet.finish((page, pages) => drawFooter(sheet, page, pages));
}

function drawFooter(sheet: Sheet, page: number, pages: number): void {
  const footerArea = { x: contentArea.x, y: footerTop, width: contentArea.width };
  const style = { ...styles.small, colour: palette.inkSubtle, align: 'right' } as const;
  sheet.label(`Page ${page} of ${pages}`, style, footerArea);
}

/** Draws the blocks at their places, inside the elements of their sections, lists and tables. */
function drawBlocks(sheet: Sheet, placedBlocks: readonly PlacedBlock[], addPage: () => void): void {
  let page = 0;
  let last: PlacedBlock | undefined;
  let sectionElement = sheet.root;
  let rowsElement = sheet.root;
  for (const each of placedBlocks) {
    const { block, section } = each;
    for (; page < each.page; page += 1) addPage();
    const isNewSection = section !== last?.section;
    if (isNewSection) {
      sectionElement = sheet.group(sheet.root, 'Sect');
      if (section.bookmark !== null) sheet.bookmark(section.bookmark, each.y);
    }
    if (block.rowOf && (isNewSection || block.rowOf !== last?.block.rowOf)) {
      rowsElement = sheet.group(sectionElement, block.rowOf);
    }
    block.draw(block.rowOf ? rowsElement : sectionElement, { x: contentArea.x, y: each.y });
    last = each;
  }
}
