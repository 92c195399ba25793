import type { UrgentSection } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from '../block.ts';
import { flowRow } from '../flow-row.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import type { Sheet } from '../sheet.ts';
import type { Structure } from '../structure.ts';
import type { TextMeasurer } from '../text-block.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 12;
const inner = { x: column.x + padding + 5, width: column.width - 2 * padding - 5 };
const iconRoom = 19;
const between = 16;
const below = 6;
const dotRoom = 11;
const titleStyle: TextStyle = { ...styles.section, colour: palette.danger };
const noticeStyle: TextStyle = { ...styles.strong, colour: palette.danger };

/** Many notices stand in two columns. */
const maxInOneColumn = 4;

type Notice = UrgentSection['notices'][number];

/** A notice in its place, from the upper left corner of all notices. */
interface PlacedNotice {
  readonly notice: Notice;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Notices {
  readonly placed: readonly PlacedNotice[];
  readonly height: number;
}

/** The most urgent notice first, down the left column and then down the right one. */
function layOut(measure: TextMeasurer, notices: readonly Notice[]): Notices {
  const across = notices.length > maxInOneColumn ? 2 : 1;
  const cell = (inner.width - (across - 1) * between) / across;
  const width = cell - iconRoom;
  const columns = rowsOf(notices, Math.ceil(notices.length / across)).map((column, index) => {
    let y = 0;
    return column.map((notice): PlacedNotice & { readonly foot: number } => {
      const top = y;
      y += measure.heightOf(notice.title, noticeStyle, width);
      y += measure.heightOf(notice.text, styles.body, width) + below;
      return { notice, x: index * (cell + between), y: top, width, foot: y };
    });
  });
  const placed = columns.flat();
  return { placed, height: Math.max(...placed.map(({ foot }) => foot)) };
}

/** A box before everything else: what it is, what to do and when, and who helps. */
export function urgentSection(measure: TextMeasurer, { help, notices, title }: UrgentSection): Section {
  const all = layOut(measure, notices);
  const lines = flowRow(measure, help.lines, styles.body, {
    between: 16 + dotRoom,
    width: inner.width - dotRoom,
  });
  const leadStyle = help.lines.length > 0 ? styles.strong : styles.body;
  const titleHeight = measure.heightOf(title, titleStyle, inner.width) + 3;
  const leadHeight = measure.heightOf(help.lead, leadStyle, inner.width);
  const height = 2 * padding - 4 + titleHeight + all.height + leadHeight + lines.height;

  const draw = (sheet: Sheet, parent: Structure, { y: top }: { y: number }) => {
    sheet.artifact(() => drawBox(sheet, top, height));
    const y = top + padding - 3;
    sheet.write(parent, 'H2', title, titleStyle, { ...inner, y });
    drawNotices(sheet, parent, all, y + titleHeight);
    const lead = y + titleHeight + all.height;
    sheet.write(parent, 'P', help.lead, leadStyle, { ...inner, y: lead });
    if (lines.places.length === 0) return;
    const list = sheet.group(parent, 'L');
    for (const place of lines.places) {
      const at = { x: inner.x + place.x, y: lead + leadHeight + place.y };
      sheet.artifact(() => sheet.pdf.circle(at.x + 3, at.y + 6.9, 1.6).fill(palette.danger));
      const text = { x: at.x + dotRoom, y: at.y, width: place.width };
      sheet.write(sheet.group(list, 'LI'), 'LBody', place.text, styles.body, text);
    }
  };
  return { bookmark: title, blocks: [{ gap: 0, height, draw }] };
}

function drawNotices(sheet: Sheet, parent: Structure, { placed }: Notices, top: number): void {
  for (const { notice, width, ...at } of placed) {
    const x = inner.x + at.x;
    const y = top + at.y;
    sheet.artifact(() => drawAlert(sheet, x + 6, y + styles.strong.leading / 2));
    const place = { x: x + iconRoom, width };
    const under = sheet.write(parent, 'H3', notice.title, noticeStyle, { ...place, y });
    sheet.write(parent, 'P', notice.text, styles.body, { ...place, y: under });
  }
}

function drawBox({ pdf }: Sheet, top: number, height: number): void {
  pdf.roundedRect(column.x, top, column.width, height, 12).fill(palette.dangerTint);
  pdf.roundedRect(column.x + 5, top + 12, 3.5, height - 24, 1.75).fill(palette.danger);
}

/** A filled circle with an exclamation mark. */
function drawAlert({ pdf }: Sheet, x: number, y: number): void {
  pdf.circle(x, y, 6).fill(palette.danger);
  pdf.save().lineWidth(1.6).lineCap('round');
  pdf
    .moveTo(x, y - 3)
    .lineTo(x, y + 0.6)
    .stroke(palette.paper);
  pdf.circle(x, y + 3.1, 0.9).fill(palette.paper);
  pdf.restore();
}
