import type { Urgency } from '@choose-life/contracts/domain/report/generated/report-details';
import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { ShownNotice, UrgentSection } from '@choose-life/contracts/domain/report/urgent-section';
import {
  type Block,
  type Box,
  overlay,
  pairBoxes,
  rowBlocks,
  type Section,
  shiftBox,
  stack,
} from '../box.ts';
import { contentArea, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { filledFrame, frameBlocks, listItem, pill, pillLooks } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';
import { pregnancyBlock } from './pregnancy.ts';

const padding = 12;
const indent = padding + 5;
const width = contentArea.width - padding - indent;
const columnGap = 16;
const dot = { style: styles.body, colour: palette.inkMuted, indent: 11 };
const danger = { colour: palette.danger, tint: palette.dangerTint };
const warn = { colour: palette.warn, tint: palette.warnTint };
/** The background behind the time of a notice, whose text is white. It is not the tint, which is already the background of the frame. */
const colours: Readonly<Record<Urgency, string>> = {
  now: palette.danger,
  today: palette.danger,
  talk: palette.indigo,
  'within-a-week': palette.warn,
  'within-4-weeks': palette.warn,
};

/**
 * The section with the urgent notices and the help lines. @param pregnancy printed below its notice; null if it is printed elsewhere, or not at
 * all
 */
export function urgentSection(
  sheet: Sheet,
  { help, isCrisis, notices, title }: UrgentSection,
  pregnancy: PregnancyView | null,
): Section {
  const { colour, tint } = isCrisis ? danger : warn;
  const lead = sheet.text('P', help.lead, styles.strong, width);
  const items = (itemWidth: number) =>
    help.lines.map(line =>
      listItem(sheet, sheet.text('LBody', line, styles.body, itemWidth - dot.indent), dot),
    );
  const cellWidth = (width - columnGap) / 2;
  const fitsCell = help.lines.every(line => sheet.widthOf(line, styles.body) <= cellWidth - dot.indent);
  const lines = fitsCell ? pairBoxes(items(cellWidth), cellWidth + columnGap) : items(width);
  const blocks: Block[] = [
    { gap: 0, withNext: true, ...sheet.text('H2', title, { ...styles.section, colour }, width) },
    ...notices.flatMap(notice => [
      { gap: 7, withNext: pregnancy?.below?.id === notice.id, ...noticeBox(sheet, notice) },
      ...(pregnancy?.below?.id === notice.id ? [pregnancyBlock(sheet, pregnancy, width)] : []),
    ]),
    { gap: 8, withNext: lines.length > 0, ...lead },
    ...rowBlocks('L', lines, { first: 0, between: 0 }),
  ];
  return {
    bookmark: title,
    blocks: frameBlocks(sheet, blocks, { indent, padding: padding - 2, paint: filledFrame(tint, colour) }),
  };
}

function noticeBox(sheet: Sheet, { leads, lines, title, urgency, when }: ShownNotice): Box {
  const time = pill(sheet, when, {
    ...pillLooks.urgent,
    colour: palette.paper,
    tint: colours[urgency],
  });
  const x = time.width + 8;
  const name = sheet.text('H3', title, styles.strong, width - x);
  const paragraph = (text: string, style: TextStyle) =>
    shiftBox(sheet.text('P', text, style, width), { x: 0, y: 1 });
  return stack(
    overlay(time, shiftBox(name, { x, y: 1 })),
    ...leads.map(lead => paragraph(lead, styles.strong)),
    ...lines.map(line => paragraph(line, styles.body)),
  );
}
