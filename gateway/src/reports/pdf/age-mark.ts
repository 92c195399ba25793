import { palette } from './palette.ts';

export type AgeKind = 'target' | 'real' | 'risk';

/** The short names of the ages inside the drawing, as on the screens. */
export const ageNames: Readonly<Record<AgeKind, string>> = { target: 'Target', real: 'Real', risk: 'Risk' };

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
