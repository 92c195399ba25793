import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import { type Box, inPairs, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import { framed, ground } from '../frame.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Printed } from '../printed.ts';
import type { Sheet } from '../sheet.ts';
import { leadBlock, listItem } from '../text-boxes.ts';
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

/** What to do first, and all other steps: each with its whole text, since a later sentence can be a warning. */
export function stepsSection(
  sheet: Sheet,
  { first, heading, lead, more, moreHeading, pregnancy }: StepsSection,
  printed: Printed,
): Section {
  const steps = first.map((step, index) => firstStep(sheet, step, { number: index + 1, printed }));
  const items = more.map(({ text, title }) => {
    const words = stack(
      sheet.text('P', title, styles.strong, half - dot.room),
      sheet.text('P', text, styles.body, half - dot.room),
    );
    return listItem(sheet, sheet.element('LBody', words), dot);
  });
  const moreTitle = sheet.text('H3', moreHeading, styles.part, column.width);
  return {
    bookmark: heading,
    blocks: [
      leadBlock(sheet, heading, lead),
      ...(pregnancy === null
        ? []
        : [{ gap: 2, withNext: true, ...sheet.text('P', pregnancy, styles.strong, column.width) }]),
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

function firstStep(
  sheet: Sheet,
  { source, text, title, yearsText }: StepRow,
  { number, printed }: { number: number; printed: Printed },
): Box {
  const years = yearsText === null ? null : sheet.text('P', yearsText, yearsStyle, width);
  const x = yearsText === null ? 0 : sheet.widthOf(yearsText, yearsStyle) + 10;
  const sourceText = printed.has('sources') ? sheet.text('P', source, styles.small, width - x) : null;
  const words = stack(
    sheet.text('P', title, styles.strong, width),
    sheet.text('P', text, styles.body, width),
    overlay(years, sourceText && shifted(sourceText, { x, y: 0 })),
  );
  const ground = sheet.picture((pdf, { x, y }) =>
    pdf.circle(x + radius, y + 6.9, radius).fill(palette.indigo),
  );
  const label = sheet.text('Lbl', String(number), numberStyle, 2 * radius);
  const body = sheet.element('LBody', shifted(words, { x: numberRoom, y: 0 }));
  return overlay(ground, sheet.element('LI', overlay(label, body)));
}
