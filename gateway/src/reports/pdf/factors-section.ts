import type { Appraisal } from '../../appraisal/appraisal.ts';
import { framinghamOffice } from '../../appraisal/model.ts';
import { drawFactorBars, factorRows } from './factor-bars.ts';
import { beginSection } from './heading.ts';
import type { Sheet } from './sheet.ts';

const { targets } = framinghamOffice;

/** What moves the risk age, and how much of it can be won back. */
export function drawFactors(sheet: Sheet, appraisal: Appraisal): void {
  const { gains, riskAgeBound, shares, targetAgeBound } = appraisal;
  const rows = factorRows(shares, gains);
  if (rows.length === 0) return;
  const years = `Each part is measured against a healthy person of your age; the parts add up to the whole difference. Your target: no smoking, a body mass index of at most ${targets.bmiMax} and a blood pressure of at most ${targets.sbpMaxUntreated} (on medicine ${targets.sbpMaxTreated}).`;
  const ends =
    'The longer the bar, the more it moves your risk age. Beyond the published 30 to 80 we give no years.';
  const lead = riskAgeBound === null && targetAgeBound === null ? years : ends;
  const section = beginSection(sheet, 'What you can change', lead, rows.length * 25 + 20);
  sheet.y = drawFactorBars(sheet, section, appraisal, sheet.y) + 14;
}
