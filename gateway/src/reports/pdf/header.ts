import { drawCloth } from './motifs.ts';
import { palette } from './palette.ts';
import { column, paper, type Sheet } from './sheet.ts';
import type { TextStyle } from './typeface.ts';

const bandHeight = 156;
const brand: TextStyle = { weight: 'display', size: 14, colour: palette.onDeep };
const title: TextStyle = { weight: 'display', size: 30, colour: palette.onDeep };
const person: TextStyle = { weight: 'strong', size: 12, colour: palette.onDeep };
const about: TextStyle = { weight: 'regular', size: 10, colour: palette.onDeepMuted };

function drawLogo({ pdf }: Sheet, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.roundedRect(0, 0, 32, 32, 8).fill('#3A40A6');
  pdf.lineWidth(2.5).lineCap('round').lineJoin('round');
  pdf.path('M16 7c6 5 6 13 0 18-6-5-6-13 0-18Zm0 6v7').stroke(palette.paper);
  pdf.circle(24.5, 7.5, 3.5).fill(palette.marigold);
  pdf.restore();
}

/** The band of the first page. Returns where the content below it begins. */
export function drawHeader(sheet: Sheet, { date, name }: { name: string; date: string }): number {
  const { pdf, root } = sheet;
  sheet.ornament(() => {
    pdf.rect(0, 0, paper.width, bandHeight).fill(palette.indigoDeep);
    pdf.save().rect(0, 0, paper.width, bandHeight).clip();
    drawCloth(sheet, { x: paper.width - 4 * 66 + 10, y: -10, columns: 4, rows: 3, tile: 62 });
    pdf.restore();
    pdf.rect(0, bandHeight, paper.width, 4).fill(palette.marigold);
    drawLogo(sheet, column.x, 26, 26);
  });
  const section = sheet.group(root, 'Sect');
  sheet.write(section, 'P', 'Choose Life', brand, { x: column.x + 34, y: 29, width: 200 });
  sheet.write(section, 'H1', 'Health Risk Report', title, { x: column.x, y: 64, width: 330 });
  const width = 300;
  const below = name === '' ? 108 : sheet.write(section, 'P', name, person, { x: column.x, y: 108, width });
  sheet.write(section, 'P', date, about, { x: column.x, y: below, width });
  section.end();
  return bandHeight + 28;
}

/** The slim head of the following pages. Returns where their content begins. */
export function drawRunningHead(sheet: Sheet): number {
  const { pdf } = sheet;
  sheet.ornament(() => {
    pdf.rect(0, 0, paper.width, 34).fill(palette.indigoDeep);
    pdf.rect(0, 34, paper.width, 2).fill(palette.marigold);
    drawLogo(sheet, column.x, 8, 18);
    const style: TextStyle = { weight: 'strong', size: 9.5, colour: palette.onDeep };
    sheet.label('Choose Life  ·  Health Risk Report', style, { x: column.x + 26, y: 10.5, width: 300 });
  }, 'Pagination');
  return 56;
}
