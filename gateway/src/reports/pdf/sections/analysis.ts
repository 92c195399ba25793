import type { AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import { type AgeKind, ageLineOf, drawMark, markColours } from '../age-line.ts';
import { type Block, type Box, overlay, type Section, shiftBox, sideBySide, stack } from '../box.ts';
import { contentArea, palette, sectionGap } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { frameBlocks } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

type Ages = AnalysisView['ages'];

/** All lengths in this file are in points. */
const cardGap = 9;
const cardPadding = 10;
/** The space that the mark of an age takes before its label. */
const markWidth = 16;
/** The space between an age and the note to its right. */
const noteGap = 9;
/** The space to the left and right of the content. Above and below the content it is 2 points less. */
const padding = 14;
const width = contentArea.width - 2 * padding;
const headingStyle: TextStyle = { face: 'extraStrong', size: 10, leading: 12, colour: palette.indigo };
const yearsStyle: TextStyle = { face: 'extraStrong', size: 26, leading: 31, colour: palette.ink };
const ageOrder: readonly AgeKind[] = ['target', 'risk', 'real'];
const tints: Readonly<Record<AgeKind, string>> = {
  target: palette.goodTint,
  risk: palette.riskAgeTint,
  real: palette.realAgeTint,
};

/** The style of an age. A text such as '80 or over' is smaller than a number. */
function styleOf(kind: AgeKind, ages: Ages): TextStyle {
  return {
    ...yearsStyle,
    // An age as a number has at most three digits.
    size: ages[kind].text.length > 3 ? 18 : yearsStyle.size,
    colour: markColours[kind],
  };
}

/** The notes to the right of the ages. If one does not fit there, all notes are below their ages. */
function notesOf(sheet: Sheet, ages: Ages, cardWidth: number): Box[] {
  const noteOf = (kind: AgeKind, noteWidth: number) =>
    sheet.text('P', ages[kind].note, styles.small, noteWidth);
  const rightOfAges = ageOrder.map(kind => {
    const x = sheet.widthOf(ages[kind].text, styleOf(kind, ages)) + noteGap;
    return { x, note: noteOf(kind, cardWidth - x) };
  });
  // A narrower or longer note would be hard to read.
  if (rightOfAges.every(({ note, x }) => cardWidth - x > 70 && note.height <= 3 * styles.small.leading)) {
    const contentHeight = Math.max(yearsStyle.leading, ...rightOfAges.map(({ note }) => note.height));
    return rightOfAges.map(({ note, x }) => shiftBox(note, { x, y: (contentHeight - note.height) / 2 }));
  }
  return ageOrder.map(kind => shiftBox(noteOf(kind, cardWidth), { x: 0, y: yearsStyle.leading }));
}

function ageCardsOf(sheet: Sheet, ages: Ages): Box {
  const cardWidth = (width - 2 * cardGap) / 3;
  const innerWidth = cardWidth - 2 * cardPadding;
  const notes = notesOf(sheet, ages, innerWidth);
  const contentHeight = Math.max(yearsStyle.leading, ...notes.map(note => note.height));
  // 3 points less at the bottom, since the last line already has free space below its letters.
  const height = cardPadding + styles.strong.leading + contentHeight + cardPadding - 3;
  const cards = ageOrder.map((kind, index) => {
    const { label, text } = ages[kind];
    const name = sheet.text(
      'P',
      label,
      { ...styles.strong, colour: markColours[kind] },
      innerWidth - markWidth,
    );
    const years = sheet.text('P', text, styleOf(kind, ages), innerWidth);
    const content = stack(shiftBox(name, { x: markWidth, y: 0 }), overlay(years, notes[index] ?? null));
    const background = sheet.picture((pdf, { x, y }) => {
      pdf.roundedRect(x, y, cardWidth, height, 10).fill(tints[kind]);
      const middle = { x: x + cardPadding + 5, y: y + cardPadding + styles.strong.leading / 2 };
      drawMark(pdf, kind, { ...middle, size: 4.5 });
    });
    return overlay(background, shiftBox(content, { x: cardPadding, y: cardPadding }));
  });
  return { ...sideBySide(cards, cardWidth + cardGap), height };
}

/** The section ANALYSIS (s.2.3) in a frame: headline and sentences, the ages on a line if `hasLine`, and the ages in three cards. */
export function analysisSection(
  sheet: Sheet,
  view: AnalysisView,
  { hasLine }: { readonly hasLine: boolean },
): Section {
  const { ages, heading, headline, exclusion, scope, sentences, targetNote, tone } = view;
  // Under an urgent notice the headline is plain text: nothing may look more important than the notice.
  const isUrgent = tone === 'urgent';
  const colour = tone === 'good' ? palette.good : palette.ink;
  const headlineBox = isUrgent
    ? sheet.text('P', headline, styles.strong, width)
    : sheet.text('H3', headline, { ...styles.headline, colour }, width);
  const paragraph = (text: string, style: TextStyle, gap: number): Block => ({
    gap,
    ...sheet.text('P', text, style, width),
  });
  // Only the large headline has a gap to the sentences.
  const gapBelowHeadline = isUrgent ? 0 : 3;
  const line = hasLine ? ageLineOf(sheet, view, width) : null;
  const blocks: Block[] = [
    { gap: sectionGap, withNext: true, ...sheet.text('H2', heading, headingStyle, width) },
    { gap: 2, withNext: sentences.length > 0, ...headlineBox },
    ...sentences.map((text, index) => paragraph(text, styles.body, index === 0 ? gapBelowHeadline : 0)),
  ];
  if (exclusion !== null) blocks.push(paragraph(exclusion, styles.muted, 0));
  if (line !== null) blocks.push({ gap: 8, ...line });
  const textsBelowAges = [targetNote, scope].filter(text => text !== null);
  // The ages and the texts below them are on one page.
  blocks.push({ gap: 8, withNext: textsBelowAges.length > 0, ...ageCardsOf(sheet, ages) });
  for (const [index, text] of textsBelowAges.entries()) {
    const withNext = index < textsBelowAges.length - 1;
    blocks.push({ withNext, ...paragraph(text, styles.small, 4) });
  }
  return {
    bookmark: heading,
    blocks: frameBlocks(sheet, blocks, { indent: padding, padding: padding - 2, paint: paintFrame }),
  };
}

/** Draws a line around the section. The line is centred on its path, so the path is half a point inside the frame. */
function paintFrame(pdf: PDFKit.PDFDocument, top: number, bottom: number): void {
  pdf
    .lineWidth(1)
    .roundedRect(contentArea.x + 0.5, top + 0.5, contentArea.width - 1, bottom - top - 1, 14)
    .stroke(palette.line);
}
