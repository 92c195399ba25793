import type { Appraisal } from '../../appraisal/appraisal.ts';
import { drawCallout } from './callout.ts';
import { beginSection } from './heading.ts';
import { palette } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** Why there is no number, each with its next step. */
export function drawReasons(sheet: Sheet, { reasons }: Appraisal): void {
  if (reasons.length === 0) return;
  const title = reasons.length === 1 ? 'What stands in the way' : `${reasons.length} things stand in the way`;
  const section = beginSection(sheet, title, null, 90);
  for (const { nextStep, text } of reasons) {
    drawCallout(sheet, section, {
      title: text,
      lines: [`Next step: ${nextStep}`],
      colour: palette.warn,
      tint: palette.warnTint,
    });
  }
  sheet.y += 14;
}
