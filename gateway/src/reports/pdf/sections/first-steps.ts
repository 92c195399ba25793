import type { StepRow, StepsSection } from '@choose-life/contracts/domain/report/report-view';
import type { Block } from '../block.ts';
import { palette } from '../palette.ts';
import { column, gutter, half } from '../paper.ts';
import type { Place, Sheet } from '../sheet.ts';
import type { Structure } from '../structure.ts';
import type { TextMeasurer } from '../text-block.ts';
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

interface Piece extends Place {
  readonly text: string;
  readonly style: TextStyle;
}

/** The pieces of a step in their places, from the corner of its text; and how high they are together. */
function layOut(measure: TextMeasurer, { source, text, title, yearsText }: StepRow, width: number) {
  const pieces: Piece[] = [];
  let y = 0;
  const put = (piece: Omit<Piece, 'y'>) => {
    pieces.push({ ...piece, y });
    return measure.heightOf(piece.text, piece.style, piece.width);
  };
  y += put({ text: title, style: styles.strong, x: numberRoom, width: width - numberRoom });
  y += 3;
  y += put({ text, style: styles.body, x: 0, width });
  y += 2;
  const years = yearsText === null ? 0 : measure.widthOf(yearsText, yearsStyle) + 10;
  const beside = years + measure.widthOf(source, styles.small) < width;
  if (yearsText !== null) {
    const height = put({ text: yearsText, style: yearsStyle, x: 0, width });
    if (!beside) y += height;
  }
  y += put({
    text: source,
    style: styles.small,
    x: beside ? years : 0,
    width: beside ? width - years : width,
  });
  return { pieces, height: y };
}

/** The one or two steps to begin with, in cards that stand side by side. */
export function firstStepsBlock(measure: TextMeasurer, steps: StepsSection['first']): Block {
  const card = steps.length === 1 ? column.width : half;
  const width = card - 2 * padding;
  const layouts = steps.map(step => layOut(measure, step, width));
  const height = 2 * padding + Math.max(...layouts.map(each => each.height));
  return {
    gap: 5,
    height,
    group: { role: 'numbered L' },
    draw: (sheet, list, { x, y }) => {
      for (const [index, { pieces }] of layouts.entries()) {
        const left = x + index * (card + gutter);
        sheet.artifact(() => {
          sheet.pdf.roundedRect(left, y, card, height, 10).fill(palette.indigoTint);
          sheet.pdf.circle(left + padding + radius, y + padding + 6.9, radius).fill(palette.indigo);
        });
        drawStep(sheet, list, { number: index + 1, pieces }, { x: left + padding, y: y + padding });
      }
    },
  };
}

function drawStep(
  sheet: Sheet,
  list: Structure,
  { number, pieces }: { number: number; pieces: readonly Piece[] },
  { x, y }: { x: number; y: number },
): void {
  const item = sheet.group(list, 'LI');
  sheet.write(item, 'Lbl', String(number), numberStyle, { x, y, width: 2 * radius });
  const body = sheet.group(item, 'LBody');
  for (const { style, text, ...place } of pieces) {
    sheet.write(body, 'P', text, style, { ...place, x: x + place.x, y: y + place.y });
  }
}
