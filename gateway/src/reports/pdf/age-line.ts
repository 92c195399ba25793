import type { AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { Box } from './box.ts';
import { palette } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** The three ages of a report. */
export type AgeKind = 'target' | 'real' | 'risk';

const ageNames: Readonly<Record<AgeKind, string>> = { target: 'Target', real: 'Current', risk: 'Risk' };

/** The colour of an age's mark and texts. */
export const markColours: Readonly<Record<AgeKind, string>> = {
  target: palette.good,
  real: palette.realAge,
  risk: palette.riskAge,
};

/** Draws the mark of an age: a diamond, a circle or a triangle, so that nobody depends on the colour. `x` and `y` are its centre. */
export function drawMark(
  pdf: PDFKit.PDFDocument,
  kind: AgeKind,
  { size, x, y }: { x: number; y: number; size: number },
): void {
  pdf
    .save()
    .lineWidth(size / 3)
    .lineJoin('round');
  // With the same radius a polygon would look smaller than the circle, so its corners are further out.
  if (kind === 'real') pdf.circle(x, y, size);
  if (kind === 'target')
    pdf.polygon([x, y - size * 1.3], [x + size * 1.15, y], [x, y + size * 1.3], [x - size * 1.15, y]);
  if (kind === 'risk')
    pdf.polygon([x, y - size * 1.25], [x + size * 1.2, y + size], [x - size * 1.2, y + size]);
  pdf.fillAndStroke(markColours[kind], palette.paper);
  pdf.restore();
}

/** An age to place on the line. */
export interface AgeMark {
  readonly kind: AgeKind;
  readonly years: number;
  /** The width of its label, in points. */
  readonly width: number;
}

interface PlacedMark extends AgeMark {
  readonly x: number;
  /** The left edge of its label, which is centred on the mark, but always inside the drawing. */
  readonly labelX: number;
  /** The level of its label: 0 is closest to the line. A label that would touch another is on a higher level. */
  readonly labelLevel: number;
  /** The level of the mark itself: 0 is on the line. Marks that would cover each other are drawn above each other. */
  readonly markLevel: number;
}

/** The positions of marks and ticks on the line. */
interface AgeLineLayout {
  /** The marks in order of age. */
  readonly marks: readonly PlacedMark[];
  readonly ticks: readonly { readonly years: number; readonly x: number }[];
  /** The number of levels with labels. */
  readonly labelLevels: number;
  readonly highestMarkLevel: number;
  readonly xOf: (years: number) => number;
}

/** The smallest space between two labels, in points. */
const minLabelGap = 8;
/**
 * The smallest distance between two marks at the same height, in points: the sum of the sizes 8 and 7 of two marks. A mark that is closer is
 * drawn above the others.
 */
const minMarkGap = 15;
/** The vertical distance between two levels of marks, in points. It is about the height of a mark. */
const markLevelHeight = 18;

/** The years between two ticks, so that there are at most nine. */
function tickStep(span: number): number {
  return [2, 5, 10].find(step => span / step <= 8) ?? 20;
}

/** There are at most three marks, so one of three levels is free. */
function lowestFreeLevel(usedLevels: readonly number[]): number {
  return [0, 1, 2].find(candidate => !usedLevels.includes(candidate)) ?? 0;
}

/**
 * Places marks and ticks on a line, in points.
 * @param width the width of the drawing. The line begins and ends `indent` points inside it
 * @param otherAges ages without a mark that must also be inside the line
 */
export function layOutAgeLine(
  agesToPlace: readonly AgeMark[],
  { indent, otherAges = [], width }: { indent: number; width: number; otherAges?: readonly number[] },
): AgeLineLayout {
  const allAges = [...agesToPlace.map(mark => mark.years), ...otherAges];
  // Four years of space at both ends, so that the line has a length even if all ages are equal.
  const firstYear = Math.min(...allAges) - 4;
  const lastYear = Math.max(...allAges) + 4;
  const pointsPerYear = (width - 2 * indent) / (lastYear - firstYear);
  const xOf = (years: number) => indent + (years - firstYear) * pointsPerYear;

  const marks: PlacedMark[] = [];
  for (const mark of agesToPlace.toSorted((a, b) => a.years - b.years)) {
    const x = xOf(mark.years);
    const labelX = clampedLeft(x, mark.width, width);
    const touching = marks.filter(
      other =>
        labelX < other.labelX + other.width + minLabelGap && other.labelX < labelX + mark.width + minLabelGap,
    );
    const labelLevel = lowestFreeLevel(touching.map(other => other.labelLevel));
    const covered = marks.filter(other => Math.abs(other.x - x) < minMarkGap);
    const markLevel = lowestFreeLevel(covered.map(other => other.markLevel));
    marks.push({ ...mark, x, labelX, labelLevel, markLevel });
  }
  const step = tickStep(lastYear - firstYear);
  const ticks: { years: number; x: number }[] = [];
  for (let years = Math.ceil(firstYear / step) * step; years <= lastYear; years += step)
    ticks.push({ years, x: xOf(years) });
  return {
    marks,
    ticks,
    labelLevels: 1 + Math.max(0, ...marks.map(mark => mark.labelLevel)),
    highestMarkLevel: Math.max(0, ...marks.map(mark => mark.markLevel)),
    xOf,
  };
}

const nameStyle: TextStyle = styles.smallStrong;
const yearsStyle: TextStyle = { face: 'extraStrong', size: 14, leading: 17, colour: palette.ink };
const tickStyle: TextStyle = { ...styles.small, colour: palette.inkSubtle, align: 'center' };
const rangeStyle: TextStyle = { ...styles.smallStrong, colour: palette.riskAge, align: 'center' };
/** The space between the name and the years of a label, in points. */
const nameGap = 4;
/** The distance from the lowest label to the centre of the highest mark, in points. */
const labelToMarkGap = 12;
/** The space below the line for the ticks and their labels, in points: a label begins at 14 (`drawTicks`) and is 11.4 high. */
const tickLabelDepth = 27;
/** The height of the bracket of the range and its text, in points. */
const rangeHeight = 18;
/** The distance from the ends of the drawn line to its first and last year, in points. It exceeds the size of a mark, so that no mark is cut. */
const lineIndent = 14;
/** If two ages are equal, the first of these is on the line, as on the screen. */
const kindsByPriority: readonly AgeKind[] = ['target', 'real', 'risk'];

/** A figure of the ages on one line, with the range as a bracket below it; null for a report without risk age and range. */
export function ageLineOf(sheet: Sheet, view: AnalysisView, width: number): Box | null {
  const { ages, range } = view;
  if (ages.risk.years === null && range === null) return null;
  const marks = kindsByPriority.flatMap(kind => {
    const { text, years } = ages[kind];
    const labelWidth = sheet.widthOf(ageNames[kind], nameStyle) + nameGap + sheet.widthOf(text, yearsStyle);
    return years === null ? [] : [{ kind, years, width: labelWidth }];
  });
  const otherAges = range ? [range.low.years, range.high.years] : [];
  const layout = layOutAgeLine(marks, { indent: lineIndent, width, otherAges });
  const labelsBottom = layout.labelLevels * yearsStyle.leading;
  const lineY = labelsBottom + labelToMarkGap + layout.highestMarkLevel * markLevelHeight;
  const height = lineY + tickLabelDepth + (range ? rangeHeight : 0);
  const rangeText = range && `${textOfAge(range.low)} – ${textOfAge(range.high)}`;
  const texts = marks.map(({ kind }) => `${ageNames[kind]} ${ages[kind].text}`);
  if (rangeText !== null) texts.push(rangeText);

  return sheet.figure(texts.join(', '), { width, height }, () => {
    drawTracks(sheet.pdf, view, { layout, width, y: lineY });
    drawTicks(sheet, layout, lineY);
    if (range && rangeText !== null) {
      const from = layout.xOf(range.low.years);
      const to = layout.xOf(range.high.years);
      drawRange(sheet, rangeText, { from, to, y: lineY + tickLabelDepth, width });
    }
    for (const { kind, markLevel, x } of layout.marks)
      drawMark(sheet.pdf, kind, { x, y: lineY - markLevel * markLevelHeight, size: kind === 'real' ? 8 : 7 });
    for (const mark of layout.marks) drawLabel(sheet, mark, ages[mark.kind].text, labelsBottom);
  });
}

/** A horizontal part of the line, in points. */
interface LineSegment {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function drawTrack(pdf: PDFKit.PDFDocument, { from, to, y }: LineSegment, colour: string): void {
  const thickness = 8;
  // A shorter segment could not have round ends.
  const width = Math.max(thickness, to - from);
  pdf.roundedRect(from, y - thickness / 2, width, thickness, thickness / 2).fill(colour);
}

/**
 * Draws the line, and a coloured part on it: the years from target age to risk age. Without a risk age, the coloured part is the range in
 * which the risk age lies.
 */
function drawTracks(
  pdf: PDFKit.PDFDocument,
  { ages: { risk, target }, range, tone }: AnalysisView,
  { layout, width, y }: { layout: AgeLineLayout; width: number; y: number },
): void {
  drawTrack(pdf, { from: 0, to: width, y }, palette.line);
  const segment = (from: number, to: number) => ({ from: layout.xOf(from), to: layout.xOf(to), y });
  if (risk.years === null && range) {
    drawTrack(pdf, segment(range.low.years, range.high.years), palette.marigold);
  } else if (risk.years !== null && target.years !== null && risk.years > target.years) {
    drawTrack(pdf, segment(target.years, risk.years), tone === 'good' ? palette.good : palette.marigold);
  }
}

function drawTicks(sheet: Sheet, { ticks }: AgeLineLayout, lineY: number): void {
  const { pdf } = sheet;
  pdf.lineWidth(1);
  // A tick is 4 points long, and its label is centred below it.
  for (const { x, years } of ticks) {
    pdf
      .moveTo(x, lineY + 9)
      .lineTo(x, lineY + 13)
      .stroke(palette.inkSubtle);
    sheet.drawText(String(years), tickStyle, { x: x - 20, y: lineY + 14, width: 40 });
  }
}

/** Draws the bracket below the range, with its text. */
function drawRange(
  sheet: Sheet,
  text: string,
  { from, to, width, y }: LineSegment & { width: number },
): void {
  const { pdf } = sheet;
  pdf.save().lineWidth(1.8).lineCap('round').lineJoin('round');
  pdf
    .moveTo(from, y)
    .lineTo(from, y + 4)
    .lineTo(to, y + 4)
    .lineTo(to, y)
    .stroke(palette.riskAge);
  pdf.restore();
  // Two points more than the text, so that a rounding error does not break the line.
  const textWidth = sheet.widthOf(text, rangeStyle) + 2;
  const x = clampedLeft((from + to) / 2, textWidth, width);
  sheet.drawText(text, rangeStyle, { x, y: y + 6, width: textWidth });
}

function drawLabel(
  sheet: Sheet,
  { kind, labelLevel, labelX, width }: PlacedMark,
  text: string,
  labelsBottom: number,
): void {
  const colour = markColours[kind];
  const top = labelsBottom - (labelLevel + 1) * yearsStyle.leading;
  const nameWidth = sheet.widthOf(ageNames[kind], nameStyle);
  // The smaller name is shifted down, so that it is on about the baseline of the years. Both boxes are a point wider than their texts, so that a
  // rounding error does not break the line.
  sheet.drawText(ageNames[kind], { ...nameStyle, colour }, { x: labelX, y: top + 4, width: nameWidth + 1 });
  const yearsBox = { x: labelX + nameWidth + nameGap, y: top, width: width - nameWidth - nameGap + 1 };
  sheet.drawText(text, { ...yearsStyle, colour }, yearsBox);
}

/** The left edge of an item that is centred on `x`, moved so that it is inside the drawing. */
function clampedLeft(x: number, itemWidth: number, width: number): number {
  return Math.min(Math.max(x - itemWidth / 2, 0), width - itemWidth);
}
