import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import type { Block } from '../block.ts';
import { type Box, beside, overlay, shifted, stack } from '../box.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
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
export function firstStepsBlock(sheet: Sheet, steps: StepsSection['first']): Block {
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
