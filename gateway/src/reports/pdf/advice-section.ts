import type { Advice } from '../../appraisal/advice/rule.ts';
import type { Appraisal } from '../../appraisal/appraisal.ts';
import { beginSection } from './heading.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

/** The steps that count most are told first and larger; nobody changes twenty things at once. */
const firstSteps = 5;
const text = { x: column.x + 34, width: column.width - 34 };
const number: TextStyle = { weight: 'display', size: 11, colour: palette.onDeep, align: 'center' };

function drawStep(sheet: Sheet, list: Structure, { source, text: sentence }: Advice, index: number): void {
  const height = sheet.heightOf(sentence, styles.body, text.width) + 20;
  sheet.need(height);
  const top = sheet.y;
  const item = sheet.group(list, 'LI');
  sheet.ornament(() => sheet.pdf.circle(column.x + 11, top + 11, 11).fill(palette.indigo));
  sheet.write(item, 'Lbl', String(index + 1), number, { x: column.x, y: top + 3.4, width: 22 });
  const body = sheet.group(item, 'LBody');
  const below = sheet.write(body, 'P', sentence, styles.body, { ...text, y: top + 3 });
  sheet.y = sheet.write(body, 'P', `Source: ${source}`, styles.caption, { ...text, y: below }) + 7;
  body.end();
  item.end();
}

function drawMore(sheet: Sheet, list: Structure, { source, text: sentence }: Advice): void {
  const line = `${sentence} (${source})`;
  sheet.need(sheet.heightOf(line, styles.muted, text.width) + 4);
  const top = sheet.y;
  const item = sheet.group(list, 'LI');
  sheet.ornament(() => sheet.pdf.circle(column.x + 11, top + 6.5, 2.2).fill(palette.indigo));
  sheet.y = sheet.write(item, 'LBody', line, styles.muted, { ...text, y: top }) + 4;
  item.end();
}

/** The advice these answers call for, each line with its source. */
export function drawAdvice(sheet: Sheet, { advice }: Appraisal): void {
  if (advice.length === 0) return;
  const section = beginSection(sheet, 'Your next steps', 'Pick one to start with this week.', 60);
  const list = sheet.group(section, 'L');
  for (const [index, line] of advice.slice(0, firstSteps).entries()) drawStep(sheet, list, line, index);
  list.end();
  const more = advice.slice(firstSteps);
  if (more.length > 0) {
    sheet.need(60);
    const place = { x: column.x, y: sheet.y + 4, width: column.width };
    sheet.y = sheet.write(section, 'H3', 'When you are ready for more', styles.strong, place) + 6;
    const rest = sheet.group(section, 'L');
    for (const line of more) drawMore(sheet, rest, line);
    rest.end();
  }
  sheet.y += 16;
}
