import { textOfAge } from '../../appraisal/ages.ts';
import type { Appraisal } from '../../appraisal/appraisal.ts';
import { drawMark, markColours } from './age-line.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';

const gap = 12;
const height = 74;

/** The three ages of the report (s.2.3), '-' where there is none. Returns the y below them. */
export function drawAgeCards(sheet: Sheet, parent: Structure, appraisal: Appraisal, top: number): number {
  const { currentAge, riskAge, riskAgeBound, targetAge, targetAgeBound } = appraisal;
  const shown = (years: number | null, bound: Appraisal['riskAgeBound']) =>
    years === null ? '-' : textOfAge({ years, bound });
  const cards = [
    {
      kind: 'target',
      label: 'Your Target Age',
      text: shown(targetAge, targetAgeBound),
      tint: palette.goodTint,
    },
    { kind: 'risk', label: 'Your Risk Age', text: shown(riskAge, riskAgeBound), tint: palette.riskTint },
    { kind: 'real', label: 'Current Age', text: shown(currentAge, null), tint: palette.realTint },
  ] as const;
  const width = (column.width - 2 * gap) / 3;
  for (const [index, { kind, label, text, tint }] of cards.entries()) {
    const x = column.x + index * (width + gap);
    const colour = markColours[kind];
    sheet.ornament(() => {
      sheet.pdf.roundedRect(x, top, width, height, 12).fill(tint);
      drawMark(sheet, kind, x + 20, top + 20, 5);
    });
    const place = { x: x + 32, y: top + 13, width: width - 40 };
    sheet.write(parent, 'P', label, { weight: 'strong', size: 10, colour }, place);
    const size = text.length > 3 ? 20 : 30;
    sheet.write(
      parent,
      'P',
      text,
      { weight: 'display', size, colour },
      { ...place, x: x + 15, y: top + (size > 20 ? 28 : 36) },
    );
  }
  return top + height;
}
