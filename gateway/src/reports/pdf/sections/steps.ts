import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import type { ShownStep } from '@choose-life/contracts/domain/report/steps-view';
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
import { contentArea, gutter, halfColumnWidth, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { filledFrame, frameBlocks, headingBlock, leadBlock, listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';
import { pregnancyBlock } from './pregnancy.ts';

const padding = 11;
const numberWidth = 26;
const circleRadius = 9;
const numberStyle: TextStyle = {
  face: 'extraStrong',
  size: 10.5,
  leading: 14,
  colour: palette.onDeep,
  align: 'center',
};
const yearsStyle: TextStyle = { ...styles.smallStrong, colour: palette.good };
const laterNumberWidth = 14;
const laterNumberStyle: TextStyle = { ...styles.strong, face: 'extraStrong', colour: palette.indigo };
/** The list items of `ShownStep.ways`, the ways to take a step. */
const wayItemStyle = { style: styles.body, colour: palette.inkMuted, indent: 10 };

/**
 * The section with the medicine to keep taking, the first steps, the other steps, and one line on dangers for which the steps do not fit
 * into the report. The text of a step is never cut, since a later sentence may be a warning.
 * @param pregnancy printed below the first steps; null if it is printed elsewhere, or not at all
 */
export function stepsSection(sheet: Sheet, section: StepsSection, pregnancy: PregnancyView | null): Section {
  const { otherDangers, first, heading, medicine, more, moreHeading } = section;
  const steps = first.map(step => firstStep(sheet, step));
  const items = more.map(step => laterStep(sheet, step));
  const moreTitle = sheet.text('H3', moreHeading, styles.part, contentArea.width);
  // With a medicine, the block above is a paragraph. Otherwise it is the heading, which has a larger gap below it.
  const gapBefore = medicine === null ? 5 : 2;
  const blocks: Block[] = [
    ...introductionBlocks(sheet, section),
    ...frameBlocks(sheet, rowBlocks('numbered L', steps, { gapBefore, gapBetween: 9 }), {
      indent: padding,
      padding,
      paint: filledFrame(palette.indigoTint),
    }),
  ];
  if (pregnancy !== null) blocks.push(pregnancyBlock(sheet, pregnancy, contentArea.width));
  if (items.length > 0) blocks.push({ gap: 9, withNext: true, ...moreTitle });
  blocks.push(
    ...rowBlocks('numbered L', pairBoxes(items, halfColumnWidth + gutter), { gapBefore: 2, gapBetween: 4 }),
  );
  if (otherDangers !== null) {
    blocks.push({ gap: 6, ...sheet.text('P', otherDangers.text, styles.body, contentArea.width) });
  }
  return { bookmark: heading, blocks };
}

/** The heading and the introduction, with the medicine between them. Without a medicine the introduction is to the right of the heading. */
function introductionBlocks(sheet: Sheet, { first, heading, lead, medicine }: StepsSection): Block[] {
  if (medicine === null && lead !== null) return [leadBlock(sheet, heading, lead)];
  const withNext = first.length > 0;
  const blocks = [headingBlock(sheet, heading)];
  if (medicine !== null) blocks.push({ gap: 1, withNext, ...stepTexts(sheet, medicine, contentArea.width) });
  if (lead !== null) {
    blocks.push({ gap: 5, withNext, ...sheet.text('P', lead, styles.muted, contentArea.width) });
  }
  return blocks;
}

function stepTexts(sheet: Sheet, { text, title, ways, yearsText }: ShownStep, width: number): Box {
  const items = ways.map(way =>
    listItem(sheet, sheet.text('LBody', way, styles.body, width - wayItemStyle.indent), wayItemStyle),
  );
  return stack(
    sheet.text('P', title, styles.strong, width),
    sheet.text('P', text, styles.body, width),
    items.length === 0 ? null : sheet.element('L', stack(...items)),
    yearsText === null ? null : sheet.text('P', yearsText, yearsStyle, width),
  );
}

function firstStep(sheet: Sheet, step: StepRow): Box {
  const background = sheet.picture((pdf, { x, y }) =>
    pdf.circle(x + circleRadius, y + styles.body.leading / 2, circleRadius).fill(palette.indigo),
  );
  const label = sheet.text('Lbl', String(step.number), numberStyle, 2 * circleRadius);
  const texts = stepTexts(sheet, step, contentArea.width - 2 * padding - numberWidth);
  const body = sheet.element('LBody', shiftBox(texts, { x: numberWidth, y: 0 }));
  return overlay(background, sheet.element('LI', overlay(label, body)));
}

function laterStep(sheet: Sheet, step: StepRow): Box {
  const label = sheet.text('Lbl', String(step.number), laterNumberStyle, laterNumberWidth);
  const texts = stepTexts(sheet, step, halfColumnWidth - laterNumberWidth);
  const body = sheet.element('LBody', shiftBox(texts, { x: laterNumberWidth, y: 0 }));
  return sheet.element('LI', overlay(label, body));
}
