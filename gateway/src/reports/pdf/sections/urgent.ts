import type { UrgentSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, beside, flow, overlay, type Section, shifted, stack } from '../box.ts';
import { column, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 12;
const left = padding + 5;
const width = column.width - padding - left;
const iconRoom = 19;
const between = 16;
const below = 6;
const dotRoom = 11;
const titleStyle: TextStyle = { ...styles.section, colour: palette.danger };
const noticeStyle: TextStyle = { ...styles.strong, colour: palette.danger };

/** Many notices stand in two columns. */
const maxInOneColumn = 4;

type Notice = UrgentSection['notices'][number];

/** The most urgent notice first, down the left column and then down the right one. */
function noticesBox(sheet: Sheet, notices: readonly Notice[]): Box {
  const across = notices.length > maxInOneColumn ? 2 : 1;
  const cell = (width - (across - 1) * between) / across;
  const inOne = Math.ceil(notices.length / across);
  const columns = [notices.slice(0, inOne), notices.slice(inOne)].map(column =>
    stack(...column.map(notice => noticeBox(sheet, notice, cell - iconRoom))),
  );
  return beside(columns, cell + between);
}

function noticeBox(sheet: Sheet, { text, title }: Notice, textWidth: number): Box {
  const words = stack(
    sheet.text('H3', title, noticeStyle, textWidth),
    sheet.text('P', text, styles.body, textWidth),
  );
  const alert = sheet.picture((pdf, { x, y }) => drawAlert(pdf, x + 6, y + styles.strong.leading / 2));
  return { ...overlay(alert, shifted(words, { x: iconRoom, y: 0 })), height: words.height + below };
}

/** Who helps, in a list; null where no help line is known. */
function helpList(sheet: Sheet, lines: readonly string[]): Box | null {
  if (lines.length === 0) return null;
  const dot = { style: styles.body, colour: palette.danger, room: dotRoom };
  const items = lines.map(line => {
    const text = sheet.shortText('LBody', line, styles.body, width - dotRoom);
    return { width: dotRoom + text.width, ...listItem(sheet, text, dot) };
  });
  return sheet.element('L', flow(items, { between, width }));
}

/** A box before everything else: what it is, what to do and when, and who helps. */
export function urgentSection(sheet: Sheet, { help, notices, title }: UrgentSection): Section {
  const leadStyle = help.lines.length > 0 ? styles.strong : styles.body;
  const content = stack(
    sheet.text('H2', title, titleStyle, width),
    shifted(noticesBox(sheet, notices), { x: 0, y: 3 }),
    sheet.text('P', help.lead, leadStyle, width),
    helpList(sheet, help.lines),
  );
  const height = 2 * padding - 4 + content.height;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, column.width, height, 12).fill(palette.dangerTint);
    pdf.roundedRect(x + 5, y + 12, 3.5, height - 24, 1.75).fill(palette.danger);
  });
  const box = overlay(ground, shifted(content, { x: left, y: padding - 3 }));
  return { bookmark: title, blocks: [{ ...box, gap: 0, height }] };
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
