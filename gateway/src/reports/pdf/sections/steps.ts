import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, inPairs, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { framed, ground, leadBlock, listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 11;
const numberRoom = 26;
const radius = 9;
const width = column.width - 2 * padding - numberRoom;
const numberStyle: TextStyle = {
  face: 'figures',
  size: 10.5,
  leading: 14,
  colour: palette.onDeep,
  align: 'center',
};
const yearsStyle: TextStyle = { ...styles.smallStrong, colour: palette.good };
const dot = { style: styles.body, colour: palette.indigo, room: 12, radius: 2 };
const wayDot = { style: styles.body, colour: palette.inkMuted, room: 10 };

/** The first steps, and all others: each with its whole text, since a later sentence can be a warning. */
export function stepsSection(
  sheet: Sheet,
  { first, heading, lead, more, moreHeading }: StepsSection,
): Section {
  const steps = first.map((step, index) => firstStep(sheet, step, index + 1));
  const items = more.map(step =>
    listItem(sheet, sheet.element('LBody', stepWords(sheet, step, half - dot.room)), dot),
  );
  const moreTitle = sheet.text('H3', moreHeading, styles.part, column.width);
  return {
    bookmark: heading,
    blocks: [
      leadBlock(sheet, heading, lead),
      ...framed(sheet, rowBlocks('numbered L', steps, [5, 9]), {
        indent: padding,
        padding,
        paint: ground(palette.indigoTint),
      }),
      ...(items.length > 0 ? [{ gap: 9, withNext: true, ...moreTitle }] : []),
      ...rowBlocks('L', inPairs(items, half + gutter), [2, 4]),
    ],
  };
}

function stepWords(sheet: Sheet, { text, title, ways, yearsText }: StepRow, width: number): Box {
  const items = ways.map(way =>
    listItem(sheet, sheet.text('LBody', way, styles.body, width - wayDot.room), wayDot),
  );
  return stack(
    sheet.text('P', title, styles.strong, width),
    sheet.text('P', text, styles.body, width),
    items.length === 0 ? null : sheet.element('L', stack(...items)),
    yearsText === null ? null : sheet.text('P', yearsText, yearsStyle, width),
  );
}

function firstStep(sheet: Sheet, step: StepRow, number: number): Box {
  const ground = sheet.picture((pdf, { x, y }) =>
    pdf.circle(x + radius, y + 6.9, radius).fill(palette.indigo),
  );
  const label = sheet.text('Lbl', String(number), numberStyle, 2 * radius);
  const body = sheet.element('LBody', shifted(stepWords(sheet, step, width), { x: numberRoom, y: 0 }));
  return overlay(ground, sheet.element('LI', overlay(label, body)));
}
