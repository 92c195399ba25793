import type { ReportView } from '@choose-life/contracts/domain/report/report-view';
import type { Block, Group } from './block.ts';
import { compose } from './compose.ts';
import { contentTop, drawHeader, drawRunningHead, type Head } from './header.ts';
import type { Placed } from './paginate.ts';
import { palette } from './palette.ts';
import { column, contentBottom, footerTop } from './paper.ts';
import { printableText } from './printable-text.ts';
import { Sheet } from './sheet.ts';
import type { Structure } from './structure.ts';
import { hasGlyph, styles } from './typeface.ts';

/** What a report is printed from: plain data, so that it can go to another thread. */
export interface PrintedReport {
  readonly reportId: string;
  /** ISO time of the appraisal; also the PDF's creation date, so that the same report is the same bytes. */
  readonly createdAt: string;
  /** Fingerprint of the model's constants, for the document's properties; null where the gateway does not tell. */
  readonly modelHash: string | null;
  readonly head: Head;
  readonly view: ReportView;
}

const rooms = {
  first: { top: contentTop.first, bottom: contentBottom },
  following: { top: contentTop.following, bottom: contentBottom },
} as const;

/** Prints a report as a tagged A4 PDF of two pages. The same input gives the same bytes. */
export async function renderReport({
  createdAt,
  modelHash,
  reportId,
  view,
  ...given
}: PrintedReport): Promise<Buffer> {
  const printable = (text: string) => printableText(text, code => hasGlyph('anyName', code));
  const head = { ...given.head, parts: given.head.parts.map(printable).filter(part => part !== '') };
  const keywords = [`report ${reportId}`, ...(modelHash === null ? [] : [`model ${modelHash}`])].join(', ');
  const sheet = new Sheet({ title: head.title, createdAt: new Date(createdAt), keywords });
  sheet.addPage();
  drawHeader(sheet, head);
  draw(sheet, compose(sheet, view, rooms).placed, () => {
    sheet.addPage();
    drawRunningHead(sheet, head);
  });
  return sheet.finish((page, pages) => drawFooter(sheet, page, pages));
}

function drawFooter(sheet: Sheet, page: number, pages: number): void {
  const place = { x: column.x, y: footerTop, width: column.width };
  const style = { ...styles.small, colour: palette.inkSubtle, align: 'right' } as const;
  sheet.label(`Page ${page} of ${pages}`, style, place);
}

/** Draws the blocks in their order, each in its section and in the list or table that it shares. */
function draw(sheet: Sheet, placed: readonly Placed[], turn: () => void): void {
  let page = 0;
  let section: Placed['section'] | null = null;
  let parent = sheet.root;
  let group: Group | undefined;
  let list = sheet.root;
  for (const { block, page: wanted, section: own, x, y } of placed) {
    for (; page < wanted; page += 1) turn();
    if (own !== section) {
      section = own;
      group = undefined;
      parent = sheet.group(sheet.root, 'Sect');
      sheet.bookmark(own.bookmark, y);
    }
    if (block.group !== undefined && block.group !== group) list = openGroup(sheet, parent, block.group);
    group = block.group;
    block.draw(sheet, group === undefined ? parent : list, { x, y });
  }
}

function openGroup(sheet: Sheet, parent: Structure, { role }: NonNullable<Block['group']>): Structure {
  return role === 'numbered L' ? sheet.numberedList(parent) : sheet.group(parent, role);
}
