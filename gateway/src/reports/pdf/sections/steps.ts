import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import {
  type Block,
  type Box,
  beside,
  inPairs,
  keepEnds,
  overlay,
  rowBlocks,
  type Section,
  shifted,
  stack,
} from '../box.ts';
import { type Compaction, moreLine } from '../compaction.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { leadBlock, listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 11;
const numberRoom = 26;
const radius = 9;
const numberStyle: TextStyle = {
  face: 'figures',
  size: 10.5,
  leading: 14,
  colour: palette.onDeep,
  align: 'center',
};
const yearsStyle: TextStyle = { ...styles.smallStrong, colour: palette.good };

/** The texts of a step; its source stands beside the years where there is room. */
function wordsOf(sheet: Sheet, { source, text, title, yearsText }: StepRow, width: number): Box {
  const years = yearsText === null ? null : sheet.text('P', yearsText, yearsStyle, width);
  const indent = yearsText === null ? 0 : sheet.widthOf(yearsText, yearsStyle) + 10;
  const fits = indent + sheet.widthOf(source, styles.small) < width;
  const x = fits ? indent : 0;
  const sourceText = shifted(sheet.text('P', source, styles.small, width - x), { x, y: 0 });
  return stack(
    shifted(sheet.text('P', title, styles.strong, width - numberRoom), { x: numberRoom, y: 0 }),
    shifted(sheet.text('P', text, styles.body, width), { x: 0, y: 3 }),
    shifted(fits ? overlay(years, sourceText) : stack(years, sourceText), { x: 0, y: 2 }),
  );
}

/** The one or two steps to begin with, in cards that stand side by side. */
function firstStepsBlock(sheet: Sheet, steps: StepsSection['first']): Block {
  const card = steps.length === 1 ? column.width : half;
  const words = steps.map(step => wordsOf(sheet, step, card - 2 * padding));
  const height = 2 * padding + Math.max(...words.map(each => each.height));
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, card, height, 10).fill(palette.indigoTint);
    pdf.circle(x + padding + radius, y + padding + 6.9, radius).fill(palette.indigo);
  });
  const cards = words.map((each, index) => {
    const number = sheet.text('Lbl', String(index + 1), numberStyle, 2 * radius);
    const item = sheet.element('LI', overlay(number, sheet.element('LBody', each)));
    return overlay(ground, shifted(item, { x: padding, y: padding }));
  });
  return { ...beside(cards, card + gutter), gap: 5, height, rowOf: 'numbered L' };
}

const dot = { style: styles.body, colour: palette.indigo, room: 12, radius: 2 };

/** What to do first, and the rest in short. */
export function stepsSection(
  sheet: Sheet,
  { first, heading, lead, more, moreHeading }: StepsSection,
  compaction: Compaction,
): Section {
  const title = sheet.text('H3', moreHeading, styles.part, column.width);
  return {
    bookmark: heading,
    blocks: [
      leadBlock(sheet, heading, lead, compaction.gap),
      firstStepsBlock(sheet, first),
      ...(more.length > 0 ? [{ gap: 7, withNext: true, ...title }] : []),
      ...keepEnds(moreBlocks(sheet, more, compaction)),
    ],
  };
}

function moreBlocks(sheet: Sheet, more: StepsSection['more'], { maxMore, moreTexts }: Compaction): Block[] {
  const width = half - dot.room;
  const titleAlone = (title: string) => listItem(sheet, sheet.text('LBody', title, styles.body, width), dot);
  const shown = more.slice(0, maxMore ?? more.length);
  const items = shown.map(({ text, title }) => {
    if (!moreTexts) return titleAlone(title);
    const words = stack(
      sheet.text('P', title, styles.strong, width),
      sheet.text('P', text, styles.body, width),
    );
    return listItem(sheet, sheet.element('LBody', words), dot);
  });
  const left = more.length - shown.length;
  if (left > 0) items.push(titleAlone(moreLine(left)));
  return rowBlocks('L', inPairs(items, half + gutter), [2, moreTexts ? 5 : 0.5]);
}
