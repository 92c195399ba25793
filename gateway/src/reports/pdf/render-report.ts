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
    // The content of a letter begins with the title, so the header has the name of the product instead.
    drawRunningHead(sheet, letter === null ? head : { ...head, title: brandName });
  };
  if (letter === null) {
    sheet.addPage();
    drawHeader(sheet, head);
  } else {
    addPage();
  }
  const { placedBlocks } =
    letter === null
      ? composeReport(sheet, { head, view })
      : composeLetter(sheet, { head, view }, { ...letter, isSeparateDocument: true });
  drawBlocks(sheet, placedBlocks, addPage);
  return sheet.finish((page, pages) => drawFooter(sheet, page, pages));
}

function drawFooter(sheet: Sheet, page: number, pages: number): void {
  const footerArea = { x: contentArea.x, y: footerTop, width: contentArea.width };
  const style = { ...styles.small, colour: palette.inkSubtle, align: 'right' } as const;
  sheet.drawText(`Page ${page} of ${pages}`, style, footerArea);
}

/** Draws the blocks at their places, inside the elements of their sections, lists and tables. */
function drawBlocks(sheet: Sheet, placedBlocks: readonly PlacedBlock[], addPage: () => void): void {
  let page = 0;
  let previous: PlacedBlock | undefined;
  let sectionElement = sheet.root;
  let rowsElement = sheet.root;
  for (const placed of placedBlocks) {
    const { block, section } = placed;
    for (; page < placed.page; page += 1) addPage();
    const isNewSection = section !== previous?.section;
    if (isNewSection) {
      sectionElement = sheet.addElement(sheet.root, 'Sect');
      if (section.bookmark !== null) sheet.addBookmark(section.bookmark, placed.y);
    }
    if (block.rowOf && (isNewSection || block.rowOf !== previous?.block.rowOf)) {
      rowsElement = sheet.addElement(sectionElement, block.rowOf);
    }
    block.draw(block.rowOf ? rowsElement : sectionElement, { x: contentArea.x, y: placed.y });
    previous = placed;
  }
}
