import type { Appraisal } from '../../appraisal/appraisal.ts';
import type { Share } from '../../appraisal/shares.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** Shares smaller than this would print as 0.0. */
const smallest = 0.05;
const rowHeight = 25;
const labelWidth = 128;
const moves = { x: column.x + column.width - 150, width: 70 };
const winBack = { x: column.x + column.width - 76, width: 76 };
const bar = { left: column.x + labelWidth, right: moves.x - 12 };

export interface FactorRow {
  readonly label: string;
  readonly years: number;
  readonly gain: number;
}

/** The factors worth a row, those that move the risk age most first. */
export function factorRows(shares: readonly Share[], gains: readonly Share[]): FactorRow[] {
  return shares
    .map(({ factor, label, years }) => {
      return { label, years, gain: gains.find(one => one.factor === factor)?.years ?? 0 };
    })
    .filter(({ gain, years }) => Math.abs(years) >= smallest || gain >= smallest)
    .sort((a, b) => Math.abs(b.years) - Math.abs(a.years));
}

const signed = (years: number) => {
  const digits = Math.abs(years).toFixed(1);
  if (digits === '0.0') return digits;
  return years > 0 ? `+${digits}` : `−${digits}`;
};

const right: Pick<TextStyle, 'align'> = { align: 'right' };

function drawBar({ pdf }: Sheet, years: number, y: number, scale: { zero: number; perYear: number }): void {
  const length = Math.max(3, Math.abs(years) * scale.perYear);
  pdf.roundedRect(bar.left, y, bar.right - bar.left, 9, 4.5).fill(palette.sunk);
  if (Math.abs(years) < smallest) return;
  pdf.roundedRect(years > 0 ? scale.zero : scale.zero - length, y, length, 9, 4.5);
  pdf.fill(years > 0 ? palette.indigo : palette.good);
}

/**
 * What moves the risk age and what can be won back, factor by factor. Beyond the ends of the published tables the
 * years are left out: they would tell a number the model does not stand for.
 */
export function drawFactorBars(sheet: Sheet, section: Structure, appraisal: Appraisal, top: number): number {
  const rows = factorRows(appraisal.shares, appraisal.gains);
  const numbers = appraisal.riskAgeBound === null && appraisal.targetAgeBound === null;
  const up = Math.max(0, ...rows.map(row => row.years));
  const down = Math.max(0, ...rows.map(row => -row.years));
  const perYear = (bar.right - bar.left) / Math.max(1, up + down);
  const scale = { zero: bar.left + down * perYear, perYear };

  const table = sheet.group(section, 'Table');
  const head = sheet.group(table, 'TR');
  const headStyle: TextStyle = { ...styles.caption, weight: 'strong' };
  sheet.write(head, 'TH', 'What counts', headStyle, { x: column.x, y: top, width: labelWidth });
  if (numbers) {
    sheet.write(
      head,
      'TH',
      'Moves it by (years)',
      { ...headStyle, ...right },
      { ...moves, x: moves.x - 20, width: 90, y: top },
    );
    sheet.write(head, 'TH', 'You can win back', { ...headStyle, ...right }, { ...winBack, y: top });
  }
  head.end();
  let y = top + 18;
  for (const { gain, label, years } of rows) {
    const row = sheet.group(table, 'TR');
    sheet.write(row, 'TD', label, styles.strong, { x: column.x, y: y, width: labelWidth });
    sheet.ornament(() => drawBar(sheet, years, y + 3, scale));
    if (numbers) {
      sheet.write(row, 'TD', signed(years), { ...styles.strong, ...right }, { ...moves, y });
      const colour = gain >= smallest ? palette.good : palette.inkSubtle;
      const text = gain >= smallest ? gain.toFixed(1) : '-';
      sheet.write(row, 'TD', text, { ...styles.strong, ...right, colour }, { ...winBack, y });
    }
    row.end();
    y += rowHeight;
  }
  table.end();
  return y;
}
