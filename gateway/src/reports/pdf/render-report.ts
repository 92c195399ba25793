import { brandName } from '@choose-life/contracts/domain/brand';
import { letterHeading } from '@choose-life/contracts/domain/report/letter-view';
import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import { composeLetter, composeReport } from './compose.ts';
import { drawHeader, drawRunningHead, type Head } from './header.ts';
import type { Placed } from './paginate.ts';
import { column, footerTop, palette } from './paper.ts';
import { Sheet } from './sheet.ts';
import { printableName } from './text-to-print.ts';
import { isDrawable, styles } from './typeface.ts';

/** A report to print, as plain data, so that it can go to another thread. */
export interface PrintedReport {
  readonly reportId: string;
  /** ISO time of the appraisal; also the PDF's creation date, so that the same report is the same bytes. */
  readonly createdAt: string;
  /** Fingerprint of the model's constants, for the document's properties; null where the gateway does not say. */
  readonly modelHash: string | null;
  /** Names of the person, best first: the first that the fonts can draw is printed. */
  readonly names: readonly string[];
  /** Without the name. */
  readonly head: Head;
  readonly view: ReportView;
  /** Set for the letter to a health worker by itself; null for the whole report. */
  readonly letter: { readonly showScores: boolean } | null;
}

/** Prints a report, or the letter of one, as a tagged A4 PDF. The same input gives the same bytes. */
export async function renderReport({
  createdAt,
  letter,
  modelHash,
  names,
  reportId,
  view,
  ...given
}: PrintedReport): Promise<Buffer> {
  const name = printableName(names, isDrawable);
  const parts = [name, ...given.head.parts].filter(part => part !== '');
  const head = { title: letter === null ? given.head.title : letterHeading, parts };
  const keywords = [`report ${reportId}`, ...(modelHash === null ? [] : [`model ${modelHash}`])].join(', ');
  const sheet = new Sheet({ title: head.title, createdAt: new Date(createdAt), keywords });
  const turn = () => {
    sheet.addPage();
    // A letter has its title below.
    drawRunningHead(sheet, letter === null ? head : { ...head, title: brandName });
  };
  if (letter === null) {
    sheet.addPage();
    drawHeader(sheet, head);
    draw(sheet, composeReport(sheet, { head, view }).placed, turn);
  } else {
    turn();
    draw(sheet, composeLetter(sheet, { head, view }, { ...letter, isAlone: true }).placed, turn);
  }
  return sheet.finish((page, pages) => drawFooter(sheet, page, pages));
}

function drawFooter(sheet: Sheet, page: number, pages: number): void {
  const place = { x: column.x, y: footerTop, width: column.width };
  const style = { ...styles.small, colour: palette.inkSubtle, align: 'right' } as const;
  sheet.label(`Page ${page} of ${pages}`, style, place);
}

function draw(sheet: Sheet, placed: readonly Placed[], turn: () => void): void {
  let page = 0;
  let last: Placed | undefined;
  let sectionElement = sheet.root;
  let rowsElement = sheet.root;
  for (const each of placed) {
    const { block, section } = each;
    for (; page < each.page; page += 1) turn();
    const isNewSection = section !== last?.section;
    if (isNewSection) {
      sectionElement = sheet.group(sheet.root, 'Sect');
      if (section.bookmark !== null) sheet.bookmark(section.bookmark, each.y);
    }
    if (block.rowOf && (isNewSection || block.rowOf !== last?.block.rowOf)) {
      rowsElement = sheet.group(sectionElement, block.rowOf);
    }
    block.draw(block.rowOf ? rowsElement : sectionElement, { x: column.x, y: each.y });
    last = each;
  }
}
