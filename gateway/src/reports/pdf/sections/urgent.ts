import type { UrgentSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Box, inPairs, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import { framed } from '../frame.ts';
import { column, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 12;
const indent = padding + 5;
const width = column.width - padding - indent;
const iconRoom = 19;
const between = 16;
const titleStyle: TextStyle = { ...styles.section, colour: palette.danger };
const noticeStyle: TextStyle = { ...styles.strong, colour: palette.danger };
const dot = { style: styles.body, colour: palette.danger, room: 11 };

/** A frame before everything else: what it is, what to do and when, and who helps. */
export function urgentSection(sheet: Sheet, { help, notices, title }: UrgentSection): Section {
  const lead = sheet.text('P', help.lead, help.lines.length > 0 ? styles.strong : styles.body, width);
  const items = (room: number) =>
    help.lines.map(line => listItem(sheet, sheet.text('LBody', line, styles.body, room - dot.room), dot));
  const cell = (width - between) / 2;
  const fitsCell = help.lines.every(line => sheet.widthOf(line, styles.body) <= cell - dot.room);
  const lines = fitsCell ? inPairs(items(cell), cell + between) : items(width);
  const blocks: Block[] = [
    { gap: 0, withNext: true, ...sheet.text('H2', title, titleStyle, width) },
    ...notices.map((notice, index) => ({ gap: index === 0 ? 3 : 6, ...noticeBox(sheet, notice) })),
    { gap: 6, withNext: lines.length > 0, ...lead },
    ...rowBlocks('L', lines, [0, 0]),
  ];
  return { bookmark: title, blocks: framed(sheet, blocks, { indent, padding: padding - 2, paint }) };
}

function noticeBox(sheet: Sheet, { text, title }: UrgentSection['notices'][number]): Box {
  const words = stack(
    sheet.text('H3', title, noticeStyle, width - iconRoom),
    sheet.text('P', text, styles.body, width - iconRoom),
  );
  const alert = sheet.picture((pdf, { x, y }) => drawAlert(pdf, x + 6, y + styles.strong.leading / 2));
  return overlay(alert, shifted(words, { x: iconRoom, y: 0 }));
}

function paint(pdf: PDFKit.PDFDocument, top: number, bottom: number): void {
  pdf.roundedRect(column.x, top, column.width, bottom - top, 12).fill(palette.dangerTint);
  pdf.roundedRect(column.x + 5, top + 12, 3.5, bottom - top - 24, 1.75).fill(palette.danger);
}

/** A filled circle with an exclamation mark. */
function drawAlert(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.circle(x, y, 6).fill(palette.danger);
  pdf.save().lineWidth(1.6).lineCap('round');
  pdf
    .moveTo(x, y - 3)
    .lineTo(x, y + 0.6)
    .stroke(palette.paper);
  pdf.circle(x, y + 3.1, 0.9).fill(palette.paper);
  pdf.restore();
}
