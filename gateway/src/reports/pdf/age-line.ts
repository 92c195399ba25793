import type { AnalysisView } from '@choose-life/contracts/domain/report/analysis-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import type { Box } from './box.ts';
import { palette } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

export type AgeKind = 'target' | 'real' | 'risk';

const ageNames: Readonly<Record<AgeKind, string>> = { target: 'Target', real: 'Current', risk: 'Risk' };

export const markColours: Readonly<Record<AgeKind, string>> = {
  target: palette.good,
  real: palette.real,
  risk: palette.risk,
};

/** Draws a mark's shape: target diamond, real circle, risk triangle. Each is known without its colour. */
export function drawMark(
  pdf: PDFKit.PDFDocument,
  kind: AgeKind,
  { size, x, y }: { x: number; y: number; size: number },
): void {
  pdf
    .save()
    .lineWidth(size / 3)
    .lineJoin('round');
  if (kind === 'real') pdf.circle(x, y, size);
  if (kind === 'target')
    pdf.polygon([x, y - size * 1.3], [x + size * 1.15, y], [x, y + size * 1.3], [x - size * 1.15, y]);
  if (kind === 'risk')
    pdf.polygon([x, y - size * 1.25], [x + size * 1.2, y + size], [x - size * 1.2, y + size]);
  pdf.fillAndStroke(markColours[kind], palette.paper);
  pdf.restore();
}

export interface AgeMark {
  readonly kind: AgeKind;
  readonly years: number;
  readonly width: number;
}

interface PlacedMark extends AgeMark {
  readonly x: number;
  /** 0 is closest to the line; labels that would touch are one level up. */
  readonly level: number;
  /** 0 is on the line; marks that would cover each other are piled up above it. */
  readonly pile: number;
}

type AgeLineLayout = ReturnType<typeof layOutAgeLine>;

const betweenLabels = 8;
/** Marks that are closer are piled up, this high each. */
const markGap = 15;
const pileHeight = 18;

function tickStep(span: number): number {
  return [2, 5, 10].find(step => span / step <= 8) ?? 20;
}

/** Places marks and ticks on a line from `left` to `right`, in points. `also` are ages that must fit on it too. */
export function layOutAgeLine(
  given: readonly AgeMark[],
  { also = [], left, right }: { left: number; right: number; also?: readonly number[] },
) {
  const all = [...given.map(mark => mark.years), ...also];
  const low = Math.min(...all) - 4;
  const high = Math.max(...all) + 4;
  const xOf = (years: number) => left + ((years - low) / (high - low)) * (right - left);

  const marks: PlacedMark[] = [];
  for (const mark of [...given].sort((a, b) => a.years - b.years)) {
    const x = xOf(mark.years);
    const touching = marks.filter(
      other => Math.abs(other.x - x) < (other.width + mark.width) / 2 + betweenLabels,
    );
    const taken = touching.map(other => other.level);
    const level = [0, 1, 2].find(free => !taken.includes(free)) ?? 0;
    const pile = marks.filter(other => Math.abs(other.x - x) < markGap).length;
    marks.push({ ...mark, x, level, pile });
  }
  const step = tickStep(high - low);
  const ticks: { years: number; x: number }[] = [];
  for (let years = Math.ceil(low / step) * step; years <= high; years += step)
    ticks.push({ years, x: xOf(years) });
  return {
    marks,
    ticks,
    levels: 1 + Math.max(0, ...marks.map(mark => mark.level)),
    piles: Math.max(0, ...marks.map(mark => mark.pile)),
    xOf,
  };
}

const nameStyle: TextStyle = styles.smallStrong;
const yearsStyle: TextStyle = { face: 'figures', size: 14, leading: 17, colour: palette.ink };
const tickStyle: TextStyle = { ...styles.small, colour: palette.inkSubtle, align: 'center' };
const rangeStyle: TextStyle = { ...styles.smallStrong, colour: palette.risk, align: 'center' };
const space = 4;
/** From the lowest label to the highest mark, and from the line to the foot of the ticks. */
const above = 12;
const below = 27;
const rangeHeight = 18;
/** Of the same age: the first is on the line, as on the screen. */
const kinds: readonly AgeKind[] = ['target', 'real', 'risk'];

/** The ages on one line, with the range as a bracket below it; null where there is nothing to put on it. */
export function ageLineOf(sheet: Sheet, view: AnalysisView, width: number): Box | null {
  const { ages, range } = view;
  if (ages.risk.years === null && range === null) return null;
  const given = kinds.flatMap(kind => {
    const { text, years } = ages[kind];
    const wide = sheet.widthOf(ageNames[kind], nameStyle) + space + sheet.widthOf(text, yearsStyle);
    return years === null ? [] : [{ kind, years, width: wide }];
  });
  const also = range ? [range.low.years, range.high.years] : [];
  const layout = layOutAgeLine(given, { left: 14, right: width - 14, also });
  const labelsFoot = layout.levels * yearsStyle.leading;
  const lineY = labelsFoot + above + layout.piles * pileHeight;
  const height = lineY + below + (range ? rangeHeight : 0);
  const between = range && `${textOfAge(range.low)} – ${textOfAge(range.high)}`;
  const names = given.map(({ kind }) => `${ageNames[kind]} ${ages[kind].text}`);
  const alt = [...names, ...(between === null ? [] : [between])].join(', ');

  return sheet.figure(alt, { width, height }, () => {
    drawTracks(sheet.pdf, view, { layout, width, y: lineY });
    drawTicks(sheet, layout, lineY);
    if (range && between !== null) {
      const ends = { from: layout.xOf(range.low.years), to: layout.xOf(range.high.years) };
      drawRange(sheet, between, { ...ends, y: lineY + below, width });
    }
    for (const { kind, pile, x } of layout.marks)
      drawMark(sheet.pdf, kind, { x, y: lineY - pile * pileHeight, size: kind === 'real' ? 8 : 7 });
    for (const mark of layout.marks) drawLabel(sheet, mark, ages[mark.kind].text, { labelsFoot, width });
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function drawTrack(pdf: PDFKit.PDFDocument, { from, to, y }: Stretch, colour: string): void {
  const thick = 8;
  pdf.roundedRect(from, y - thick / 2, Math.max(thick, to - from), thick, thick / 2).fill(colour);
}

/** The line itself, and on it the years that can be won back, or those between which the risk age lies. */
function drawTracks(
  pdf: PDFKit.PDFDocument,
  { ages: { risk, target }, range, tone }: AnalysisView,
  { layout, width, y }: { layout: AgeLineLayout; width: number; y: number },
): void {
  drawTrack(pdf, { from: 0, to: width, y }, palette.line);
  const stretch = (from: number, to: number) => ({ from: layout.xOf(from), to: layout.xOf(to), y });
  if (risk.years === null && range) {
    drawTrack(pdf, stretch(range.low.years, range.high.years), palette.marigold);
  } else if (risk.years !== null && target.years !== null && risk.years > target.years) {
    drawTrack(pdf, stretch(target.years, risk.years), tone === 'good' ? palette.good : palette.marigold);
  }
}

function drawTicks(sheet: Sheet, { ticks }: AgeLineLayout, lineY: number): void {
  const { pdf } = sheet;
  pdf.lineWidth(1);
  for (const { x, years } of ticks) {
    pdf
      .moveTo(x, lineY + 9)
      .lineTo(x, lineY + 13)
      .stroke(palette.inkSubtle);
    sheet.label(String(years), tickStyle, { x: x - 20, y: lineY + 14, width: 40 });
  }
}

function drawRange(sheet: Sheet, text: string, { from, to, width, y }: Stretch & { width: number }): void {
  const { pdf } = sheet;
  pdf.save().lineWidth(1.8).lineCap('round').lineJoin('round');
  pdf
    .moveTo(from, y)
    .lineTo(from, y + 4)
    .lineTo(to, y + 4)
    .lineTo(to, y)
    .stroke(palette.risk);
  pdf.restore();
  const wide = sheet.widthOf(text, rangeStyle) + 2;
  sheet.label(text, rangeStyle, { x: inside((from + to) / 2, wide, width), y: y + 6, width: wide });
}

function drawLabel(
  sheet: Sheet,
  { kind, level, width: wide, x }: PlacedMark,
  text: string,
  { labelsFoot, width }: { labelsFoot: number; width: number },
): void {
  const colour = markColours[kind];
  const top = labelsFoot - (level + 1) * yearsStyle.leading;
  const left = inside(x, wide, width);
  const name = sheet.widthOf(ageNames[kind], nameStyle);
  sheet.label(ageNames[kind], { ...nameStyle, colour }, { x: left, y: top + 4, width: name + 1 });
  const years = { x: left + name + space, y: top, width: wide - name - space + 1 };
  sheet.label(text, { ...yearsStyle, colour }, years);
}

/** The left end of something of this width that is centred on `x` and stays inside the drawing. */
function inside(x: number, wide: number, width: number): number {
  return Math.min(Math.max(x - wide / 2, 0), width - wide);
}
