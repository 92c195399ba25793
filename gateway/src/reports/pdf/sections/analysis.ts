import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { type AgeKind, ageLineOf, drawMark, markColours } from '../age-line.ts';
import { type Box, beside, overlay, type Section, shifted, stack } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { column, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles, type TextStyle } from '../typeface.ts';

type Ages = AnalysisView['ages'];

const cardGap = 9;
const cardPadding = 10;
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
function ageCardsOf(sheet: Sheet, ages: Ages, { dense, width }: { dense: boolean; width: number }): Box {
  const card = (width - 2 * cardGap) / 3;
  const inner = card - 2 * cardPadding;
  const notes = notesBeside(sheet, ages, inner) ?? (dense ? [] : notesBelow(sheet, ages, inner));
  const foot = Math.max(yearsStyle.leading, ...notes.map(note => note.height));
  const height = cardPadding + styles.strong.leading + foot + cardPadding - 3;
  const cards = order.map((kind, index) => {
    const { label, text } = ages[kind];
    const name = sheet.text('P', label, { ...styles.strong, colour: markColours[kind] }, inner - 16);
    const years = sheet.text('P', text, styleOf(kind, ages), inner);
    const words = stack(shifted(name, { x: 16, y: 0 }), overlay(years, notes[index] ?? null));
    const ground = sheet.picture((pdf, { x, y }) => {
      pdf.roundedRect(x, y, card, height, 10).fill(tints[kind]);
      const middle = { x: x + cardPadding + 5, y: y + cardPadding + styles.strong.leading / 2 };
      drawMark(pdf, kind, { ...middle, size: 4.5 });
    });
    return overlay(ground, shifted(words, { x: cardPadding, y: cardPadding }));
  });
  return { ...beside(cards, card + cardGap), height };
}

const padding = 14;
const width = column.width - 2 * padding;
const headingStyle: TextStyle = { face: 'figures', size: 10, leading: 12, colour: palette.indigo };

/** Under an urgent notice the headline is plain text: nothing may look more important than the notice. */
function wordsOf(sheet: Sheet, { heading, headline, notFor, sentences, tone }: AnalysisView): Box {
  const colour = tone === 'good' ? palette.good : palette.ink;
  const isUrgent = tone === 'urgent';
  return stack(
    sheet.text('H2', heading, headingStyle, width),
    shifted(
      isUrgent
        ? sheet.text('P', headline, styles.strong, width)
        : sheet.text('H3', headline, { ...styles.headline, colour }, width),
      { x: 0, y: 2 },
    ),
    shifted(stack(...sentences.map(text => sheet.text('P', text, styles.body, width))), {
      x: 0,
      y: isUrgent ? 0 : 3,
    }),
    notFor === null ? null : sheet.text('P', notFor, styles.muted, width),
  );
}

/** ANALYSIS (s.2.3) in a card: the sentence, for whom it is not, the ages on a line and in three cards. */
export function analysisSection(sheet: Sheet, view: AnalysisView, { dense, gap }: Compaction): Section {
  const line = ageLineOf(sheet, view, width);
  const cards = ageCardsOf(sheet, view.ages, { width, dense });
  const scope = view.scope === null ? null : sheet.text('P', view.scope, styles.small, width);
  const content = stack(
    wordsOf(sheet, view),
    line && shifted(line, { x: 0, y: 6 }),
    shifted(cards, { x: 0, y: line ? 6 : 8 }),
    scope && shifted(scope, { x: 0, y: 4 }),
  );
  const height = 2 * padding - 5 + content.height;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf
      .lineWidth(1)
      .roundedRect(x + 0.5, y, column.width - 1, height, 14)
      .stroke(palette.line);
  });
  const card = overlay(ground, shifted(content, { x: padding, y: padding - 2 }));
  return { bookmark: view.heading, blocks: [{ ...card, gap, height }] };
}
