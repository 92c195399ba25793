import type { Appraisal } from '../../appraisal/appraisal.ts';
import { drawAgeCards } from './age-cards.ts';
import { drawAgeLine } from './age-line.ts';
import { drawCallout } from './callout.ts';
import { openingOf, tenYearSentence } from './opening-sentences.ts';
import { palette } from './palette.ts';
import { column, type Sheet } from './sheet.ts';
import { styles } from './typeface.ts';

const place = { x: column.x, width: column.width };

/** What cannot wait for page two. */
function drawUrgent(sheet: Sheet, { findings }: Appraisal): void {
  for (const { label, text, tone, value } of findings) {
    if (tone !== 'urgent') continue;
    const title = `Read this first. ${label}: ${value}`;
    const section = sheet.group(sheet.root, 'Sect');
    drawCallout(sheet, section, { title, lines: [text], colour: palette.danger, tint: palette.dangerTint });
  }
}

/** The answer on page one: sentence, picture, three ages, and what they stand for. */
export function drawOpening(sheet: Sheet, appraisal: Appraisal): void {
  drawUrgent(sheet, appraisal);
  const section = sheet.group(sheet.root, 'Sect');
  const { headline, lead } = openingOf(appraisal);
  sheet.y = sheet.write(section, 'H2', headline, styles.headline, { ...place, y: sheet.y }) + 4;
  sheet.y = sheet.write(section, 'P', lead, styles.lead, { ...place, y: sheet.y }) + 4;
  if (appraisal.riskAge !== null || appraisal.range !== null) {
    sheet.y = drawAgeLine(sheet, section, appraisal, sheet.y) + 14;
  } else {
    sheet.y += 12;
  }
  sheet.y = drawAgeCards(sheet, section, appraisal, sheet.y) + 12;
  const heartOnly = 'Risk age here means heart and circulation only. It is for learning, not a diagnosis.';
  const tenYears = tenYearSentence(appraisal);
  const notes = tenYears === null ? heartOnly : `${tenYears} ${heartOnly}`;
  sheet.y = sheet.write(section, 'P', notes, styles.muted, { ...place, y: sheet.y }) + 22;
}
