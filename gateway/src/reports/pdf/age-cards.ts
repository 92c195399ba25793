import type { AgeCell, AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { type AgeKind, drawMark, markColours } from './age-mark.ts';
import { palette } from './palette.ts';
import type { Drawable, TextMeasurer } from './text-block.ts';
import { styles, type TextStyle } from './typeface.ts';

const gap = 9;
const padding = 10;
const yearsStyle: TextStyle = { face: 'figures', size: 26, leading: 31, colour: palette.ink };
const wordsStyle: TextStyle = { ...yearsStyle, size: 18 };
const order: readonly AgeKind[] = ['target', 'risk', 'real'];
const tints: Readonly<Record<AgeKind, string>> = {
  target: palette.goodTint,
  risk: palette.riskTint,
  real: palette.realTint,
};

/** '80 or over' is set smaller than a number. */
const styleOf = ({ text }: AgeCell) => (text.length > 3 ? wordsStyle : yearsStyle);

/** Where the note of a card stands: from the upper left corner of the age. */
interface NotePlace {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The notes beside the ages, or null where one of them has no room there. */
function notesBeside(measure: TextMeasurer, ages: AnalysisView['ages'], width: number): NotePlace[] | null {
  const places = order.map(kind => {
    const { note, text } = ages[kind];
    const x = measure.widthOf(text, styleOf(ages[kind])) + 9;
    const room = width - x;
    return { x, width: room, height: room > 70 ? measure.heightOf(note, styles.small, room) : Infinity };
  });
  return places.every(({ height }) => height <= 3 * styles.small.leading) ? places : null;
}

/**
 * The three ages in one row (s.2.3), '-' where there is none. The notes stand beside the ages, or below them, or nowhere
 * where the report has to be dense.
 */
export function ageCardsOf(
  measure: TextMeasurer,
  ages: AnalysisView['ages'],
  { dense, width }: { dense: boolean; width: number },
): Drawable {
  const card = (width - 2 * gap) / 3;
  const inner = card - 2 * padding;
  const beside = notesBeside(measure, ages, inner);
  const under = order.map((kind): NotePlace => {
    return { x: 0, width: inner, height: measure.heightOf(ages[kind].note, styles.small, inner) };
  });
  const notes = beside ?? (dense ? null : under);
  const noteHeight = Math.max(0, ...(notes ?? []).map(({ height }) => height));
  const foot = beside ? Math.max(yearsStyle.leading, noteHeight) : yearsStyle.leading + noteHeight;
  const height = padding + styles.strong.leading + foot + padding - 3;

  const draw: Drawable['draw'] = (sheet, parent, { x, y }) => {
    for (const [index, kind] of order.entries()) {
      const cell = ages[kind];
      const left = x + index * (card + gap);
      sheet.artifact(() => {
        sheet.pdf.roundedRect(left, y, card, height, 10).fill(tints[kind]);
        drawMark(sheet, kind, left + padding + 5, y + padding + styles.strong.leading / 2, 4.5);
      });
      const colour = markColours[kind];
      const place = { x: left + padding, y: y + padding, width: inner };
      const label = { ...place, x: place.x + 16, width: inner - 16 };
      const top = sheet.write(parent, 'P', cell.label, { ...styles.strong, colour }, label);
      sheet.write(parent, 'P', cell.text, { ...styleOf(cell), colour }, { ...place, y: top });
      const note = notes?.[index];
      if (note === undefined) continue;
      const drop = beside ? (foot - note.height) / 2 : yearsStyle.leading;
      const at = { x: place.x + note.x, y: top + drop, width: note.width };
      sheet.write(parent, 'P', cell.note, styles.small, at);
    }
  };
  return { height, draw };
}
