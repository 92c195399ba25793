import { textOfAge } from '../../appraisal/ages.ts';
import type { Appraisal } from '../../appraisal/appraisal.ts';
import { type AgeMark, layOutAgeLine, type PlacedMark } from './age-line-layout.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';
import type { TextStyle } from './typeface.ts';

const inset = 22;
const labelHeight = 32;
const tickStyle: TextStyle = { weight: 'regular', size: 9, colour: palette.inkSubtle, align: 'center' };
export const markColours = { target: palette.good, real: palette.real, risk: palette.risk } as const;

/** Draws a mark's shape: target diamond, real circle, risk triangle. Told apart without colour. */
export function drawMark({ pdf }: Sheet, kind: AgeMark['kind'], x: number, y: number, size: number): void {
  const colour = markColours[kind];
  pdf
    .save()
    .lineWidth(size / 3)
    .lineJoin('round');
  if (kind === 'real') pdf.circle(x, y, size);
  if (kind === 'target')
    pdf.polygon([x, y - size * 1.3], [x + size * 1.15, y], [x, y + size * 1.3], [x - size * 1.15, y]);
  if (kind === 'risk')
    pdf.polygon([x, y - size * 1.25], [x + size * 1.2, y + size], [x - size * 1.2, y + size]);
  pdf.fillAndStroke(colour, palette.paper);
  pdf.restore();
}

function marksOf({ currentAge, riskAge, riskAgeBound, targetAge, targetAgeBound }: Appraisal): AgeMark[] {
  const marks: AgeMark[] = [];
  if (targetAge !== null) {
    const text = textOfAge({ years: targetAge, bound: targetAgeBound });
    marks.push({ kind: 'target', label: 'Target', years: targetAge, text });
  }
  if (currentAge !== null) {
    marks.push({ kind: 'real', label: 'Real', years: currentAge, text: String(currentAge) });
  }
  if (riskAge !== null) {
    marks.push({
      kind: 'risk',
      label: 'Risk',
      years: riskAge,
      text: textOfAge({ years: riskAge, bound: riskAgeBound }),
    });
  }
  return marks;
}

function drawLabel(
  sheet: Sheet,
  { kind, label, level, text, x }: PlacedMark,
  lineY: number,
  stacked: boolean,
): void {
  const { pdf } = sheet;
  const colour = markColours[kind];
  const top = lineY - 16 - (level + 1) * labelHeight;
  const place = { x: x - 45, width: 90 };
  sheet.label(label, { weight: 'strong', size: 9.5, colour, align: 'center' }, { ...place, y: top });
  sheet.label(text, { weight: 'display', size: 14, colour, align: 'center' }, { ...place, y: top + 11 });
  // Straight above another mark a leader would cross its label, and says nothing that the stack does not.
  if (level === 0 || stacked) return;
  pdf.save().lineWidth(0.8).dash(1.5, { space: 2 });
  pdf
    .moveTo(x, top + labelHeight - 1)
    .lineTo(x, lineY - 12)
    .stroke(colour);
  pdf.restore();
}

/** Lower marks first: a later one may cover an earlier one. */
const drawingOrder: readonly AgeMark['kind'][] = ['real', 'risk', 'target'];

/** Extra size of a mark that another one covers, so that it shows around the other's edge. */
function rim(marks: readonly PlacedMark[], mark: PlacedMark): number {
  const above = drawingOrder.slice(drawingOrder.indexOf(mark.kind) + 1);
  return marks.some(other => above.includes(other.kind) && Math.abs(other.x - mark.x) < 8) ? 6 : 0;
}

/** What the picture says, in words. */
function altOf(appraisal: Appraisal, marks: readonly AgeMark[]): string {
  const ages = marks.map(({ label, text }) => `${label} age ${text}`).join(', ');
  const { range } = appraisal;
  const spread = range
    ? ` The risk age lies between ${textOfAge(range.low)} and ${textOfAge(range.high)}.`
    : '';
  return `A line of ages. ${ages}.${spread}`;
}

/** Draws the age line over the whole column and returns the y below it. */
export function drawAgeLine(sheet: Sheet, parent: Structure, appraisal: Appraisal, top: number): number {
  const { pdf } = sheet;
  const { range, riskAge, targetAge } = appraisal;
  const given = marksOf(appraisal);
  const left = column.x + inset;
  const right = column.x + column.width - inset;
  const also = range ? [range.low.years, range.high.years] : [];
  const { levels, marks, ticks, xOf } = layOutAgeLine(given, { left, right, also });
  const lineY = top + levels * labelHeight + 26;
  const bottom = lineY + (range ? 56 : 40);
  const track = (from: number, to: number, colour: string, height = 8) =>
    pdf.roundedRect(from, lineY - height / 2, Math.max(height, to - from), height, height / 2).fill(colour);

  sheet.figure(parent, altOf(appraisal, given), [column.x, top, column.x + column.width, bottom], () => {
    track(left, right, palette.line);
    const younger = riskAge !== null && appraisal.currentAge !== null && riskAge <= appraisal.currentAge;
    if (riskAge !== null && targetAge !== null && riskAge > targetAge) {
      track(xOf(targetAge), xOf(riskAge), younger ? palette.good : palette.marigold);
    }
    if (riskAge === null && range) track(xOf(range.low.years), xOf(range.high.years), palette.marigold);
    for (const { x, years } of ticks) {
      pdf
        .lineWidth(1)
        .moveTo(x, lineY + 11)
        .lineTo(x, lineY + 15)
        .stroke(palette.inkSubtle);
      sheet.label(String(years), tickStyle, { x: x - 20, y: lineY + 17, width: 40 });
    }
    if (range)
      drawRange(sheet, { from: xOf(range.low.years), to: xOf(range.high.years), y: lineY + 38 }, appraisal);
    for (const kind of drawingOrder) {
      for (const mark of marks.filter(one => one.kind === kind)) {
        drawMark(sheet, kind, mark.x, lineY, (kind === 'real' ? 9 : 8) + rim(marks, mark));
      }
    }
    for (const mark of marks) {
      drawLabel(
        sheet,
        mark,
        lineY,
        marks.some(other => other !== mark && Math.abs(other.x - mark.x) < 24),
      );
    }
  });
  return bottom;
}

/** Every risk age it could be, as a bracket below the line. */
function drawRange(
  sheet: Sheet,
  { from, to, y }: { from: number; to: number; y: number },
  { range }: Appraisal,
): void {
  if (!range) return;
  const { pdf } = sheet;
  pdf.save().lineWidth(2).lineCap('round');
  pdf
    .moveTo(from, y - 3)
    .lineTo(from, y)
    .lineTo(to, y)
    .lineTo(to, y - 3)
    .stroke(palette.risk);
  pdf.restore();
  const text = `Your risk age lies here: ${textOfAge(range.low)} to ${textOfAge(range.high)}`;
  const style: TextStyle = { weight: 'strong', size: 9, colour: palette.risk, align: 'center' };
  const width = 220;
  const x = Math.min(Math.max((from + to) / 2 - width / 2, column.x), column.x + column.width - width);
  sheet.label(text, style, { x, y: y + 4, width });
}
