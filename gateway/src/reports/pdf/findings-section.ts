import type { Appraisal } from '../../appraisal/appraisal.ts';
import type { Finding, Tone } from '../../appraisal/finding.ts';
import { drawCallout } from './callout.ts';
import { beginSection } from './heading.ts';
import { palette } from './palette.ts';
import { column, type Sheet, type Structure } from './sheet.ts';
import { styles, type TextStyle } from './typeface.ts';

const tones: Readonly<Record<Tone, { colour: string; tint: string; icon: string }>> = {
  good: { colour: palette.good, tint: palette.goodTint, icon: 'm3 6.5 2.2 2.2L9.2 4' },
  note: { colour: palette.indigo, tint: palette.sunk, icon: 'M6 5.6V9M6 3.2v.1' },
  attention: { colour: palette.warn, tint: palette.warnTint, icon: 'M6 3v3.6M6 8.8v.1' },
  urgent: { colour: palette.danger, tint: palette.dangerTint, icon: 'M6 3v3.6M6 8.8v.1' },
};

const name = { x: column.x, width: 132 };
const meaning = { x: column.x + 146, width: column.width - 146 };

/** The band as a pill: icon and word, never colour alone. Returns the y below it. */
function drawBand(sheet: Sheet, cell: Structure, { band, tone }: Finding, top: number): number {
  const { colour, icon, tint } = tones[tone];
  const style: TextStyle = { weight: 'strong', size: 9, colour };
  const width = sheet.widthOf(band, style) + 30;
  sheet.ornament(() => {
    const { pdf } = sheet;
    pdf.roundedRect(meaning.x, top, width, 17, 8.5).fill(tint);
    pdf.save().translate(meaning.x + 6, top + 2.5);
    pdf.lineWidth(1.5).lineCap('round').lineJoin('round').path(icon).stroke(colour);
    pdf.restore();
  });
  sheet.write(cell, 'P', band, style, { x: meaning.x + 21, y: top + 2.2, width: width + 10 });
  return top + 17;
}

function drawRow(sheet: Sheet, table: Structure, finding: Finding): void {
  const { label, source, text, value } = finding;
  const height = 27 + sheet.heightOf(text, styles.muted, meaning.width) + 7;
  sheet.need(height);
  const top = sheet.y + 7;
  sheet.ornament(() => {
    const { pdf } = sheet;
    pdf
      .lineWidth(0.75)
      .moveTo(column.x, sheet.y)
      .lineTo(column.x + column.width, sheet.y)
      .stroke(palette.line);
  });
  const row = sheet.group(table, 'TR');
  const about = sheet.group(row, 'TH');
  const below = sheet.write(about, 'P', label, styles.strong, { ...name, y: top });
  sheet.write(about, 'P', value, styles.muted, { ...name, y: below });
  about.end();
  const means = sheet.group(row, 'TD');
  const under = drawBand(sheet, means, finding, top) + 3;
  sheet.write(means, 'P', source, { ...styles.caption, align: 'right' }, { ...meaning, y: top + 3 });
  sheet.write(means, 'P', text, styles.muted, { ...meaning, y: under });
  means.end();
  row.end();
  sheet.y = top - 7 + height;
}

/** Every answer that could be held against a published border. */
export function drawFindings(sheet: Sheet, { findings }: Appraisal): void {
  // What is urgent stands at the head of page one already.
  const shown = findings.filter(({ tone }) => tone !== 'urgent');
  if (shown.length === 0) return;
  const section = beginSection(
    sheet,
    'Your numbers and habits',
    'Next to what public health bodies advise.',
    70,
  );
  const table = sheet.group(section, 'Table');
  for (const finding of shown) drawRow(sheet, table, finding);
  table.end();
  sheet.y += 10;
}

/** Where to find somebody to talk to: only when the two short scales ask for it and the operator has named someone. */
export function drawHelp(sheet: Sheet, { findings }: Appraisal, helpLines: readonly string[]): void {
  const asked = findings.some(({ id, tone }) => (id === 'mood' || id === 'worry') && tone === 'attention');
  if (!asked) return;
  const section = sheet.group(sheet.root, 'Sect');
  const without = [
    'A doctor, a nurse, a counsellor or somebody you trust is a good person to talk to first.',
  ];
  drawCallout(sheet, section, {
    title: 'You do not have to carry it alone',
    lines: [
      ...(helpLines.length > 0 ? helpLines : without),
      'If you think about harming yourself, go to the nearest hospital now or tell somebody close to you.',
    ],
    colour: palette.indigo,
    tint: palette.cotton,
  });
  sheet.y += 12;
}
