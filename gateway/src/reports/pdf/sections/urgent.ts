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
/** The indent at the left, where the frame has a stripe (`filledFrame`). */
const indent = padding + 5;
const width = contentArea.width - padding - indent;
const columnGap = 16;
const itemStyle = { style: styles.body, colour: palette.inkMuted, indent: 11 };
const danger = { colour: palette.danger, tint: palette.dangerTint };
const warn = { colour: palette.warn, tint: palette.warnTint };
/**
 * The background of the pill with the time of a notice; the pill's text is white. Other pills have a light background, which would hardly
 * be visible on the light background of the frame.
 */
const timeColours: Readonly<Record<Urgency, string>> = {
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
  const helpLines = (itemWidth: number) =>
    help.lines.map(line =>
      listItem(sheet, sheet.text('LBody', line, styles.body, itemWidth - itemStyle.indent), itemStyle),
    );
  const cellWidth = (width - columnGap) / 2;
  const fitsCell = help.lines.every(line => sheet.widthOf(line, styles.body) <= cellWidth - itemStyle.indent);
  const lines = fitsCell ? pairBoxes(helpLines(cellWidth), cellWidth + columnGap) : helpLines(width);
  const noticeBlocks = notices.flatMap((notice): Block[] => {
    const pregnancyBelow = pregnancy?.below?.id === notice.id ? pregnancy : null;
    const block = { gap: 7, withNext: pregnancyBelow !== null, ...noticeBox(sheet, notice) };
    return pregnancyBelow === null ? [block] : [block, pregnancyBlock(sheet, pregnancyBelow, width)];
  });
  const blocks: Block[] = [
    { gap: 0, withNext: true, ...sheet.text('H2', title, { ...styles.section, colour }, width) },
    ...noticeBlocks,
    { gap: 8, withNext: lines.length > 0, ...lead },
    ...rowBlocks('L', lines, { gapBefore: 0, gapBetween: 0 }),
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
    tint: timeColours[urgency],
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
