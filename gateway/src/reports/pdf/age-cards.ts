import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { type AgeKind, drawMark, markColours } from './age-mark.ts';
import { type Box, beside, overlay, shifted, stack } from './box.ts';
import { palette } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

type Ages = AnalysisView['ages'];

const gap = 9;
const padding = 10;
const yearsStyle: TextStyle = { face: 'figures', size: 26, leading: 31, colour: palette.ink };
const order: readonly AgeKind[] = ['target', 'risk', 'real'];
const tints: Readonly<Record<AgeKind, string>> = {
  target: palette.goodTint,
  risk: palette.riskTint,
  real: palette.realTint,
};

/** '80 or over' is set smaller than a number. */
function styleOf(kind: AgeKind, ages: Ages): TextStyle {
  return {
    ...yearsStyle,
    size: ages[kind].text.length > 3 ? 18 : yearsStyle.size,
    colour: markColours[kind],
  };
}

/** The notes beside the ages, or null where one of them has no room there. */
function notesBeside(sheet: Sheet, ages: Ages, width: number): Box[] | null {
  const places = order.map(kind => {
    const x = sheet.widthOf(ages[kind].text, styleOf(kind, ages)) + 9;
    return { x, note: sheet.text('P', ages[kind].note, styles.small, width - x) };
  });
  const fits = places.every(({ note, x }) => width - x > 70 && note.height <= 3 * styles.small.leading);
  if (!fits) return null;
  const foot = Math.max(yearsStyle.leading, ...places.map(({ note }) => note.height));
  return places.map(({ note, x }) => shifted(note, { x, y: (foot - note.height) / 2 }));
}

function notesBelow(sheet: Sheet, ages: Ages, width: number): Box[] {
  const place = { x: 0, y: yearsStyle.leading };
  return order.map(kind => shifted(sheet.text('P', ages[kind].note, styles.small, width), place));
}

/**
 * The three ages in one row (s.2.3), '-' where there is none. The notes stand beside the ages, or below them, or nowhere
 * where the report has to be dense.
 */
export function ageCardsOf(
  sheet: Sheet,
  ages: Ages,
  { dense, width }: { dense: boolean; width: number },
): Box {
  const card = (width - 2 * gap) / 3;
  const inner = card - 2 * padding;
  const notes = notesBeside(sheet, ages, inner) ?? (dense ? [] : notesBelow(sheet, ages, inner));
  const foot = Math.max(yearsStyle.leading, ...notes.map(note => note.height));
  const height = padding + styles.strong.leading + foot + padding - 3;
  const cards = order.map((kind, index) => {
    const { label, text } = ages[kind];
    const name = sheet.text('P', label, { ...styles.strong, colour: markColours[kind] }, inner - 16);
    const years = sheet.text('P', text, styleOf(kind, ages), inner);
    const words = stack(shifted(name, { x: 16, y: 0 }), overlay(years, notes[index] ?? null));
    const ground = sheet.picture((pdf, { x, y }) => {
      pdf.roundedRect(x, y, card, height, 10).fill(tints[kind]);
      const middle = { x: x + padding + 5, y: y + padding + styles.strong.leading / 2 };
      drawMark(pdf, kind, { ...middle, size: 4.5 });
    });
    return overlay(ground, shifted(words, { x: padding, y: padding }));
  });
  return { ...beside(cards, card + gap), height };
}
