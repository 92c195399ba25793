import { drawCloth } from './motifs.ts';
import { palette } from './palette.ts';
import { column, paper } from './paper.ts';
import { shortened } from './printable-text.ts';
import type { Sheet } from './sheet.ts';
import type { Structure } from './structure.ts';
import { minFontSize, type TextStyle } from './typeface.ts';

const band = 85;
const stripe = 3;
const runningBand = 26;
/** The cloth never lies behind text. */
const clothWidth = 138;
const brand: TextStyle = { face: 'figures', size: 11, leading: 14, colour: palette.onDeep };
const title: TextStyle = { face: 'heading', size: 24, leading: 28, colour: palette.onDeep };
const person: TextStyle = { face: 'anyNameStrong', size: 12, leading: 16, colour: palette.onDeep };
const about: TextStyle = { face: 'regular', size: 10, leading: 14, colour: palette.onDeepMuted };

/** Where the content of a page begins, in points. */
export const contentTop = { first: band + stripe + 13, following: runningBand + 15 } as const;

/** Name, time and number of a report, as they stand on the screens. */
export interface Head {
  readonly title: string;
  /** The person's name first, where it is known. */
  readonly parts: readonly string[];
}

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

/** The band of the first page. */
export function drawHeader(sheet: Sheet, head: Head): void {
  const { pdf, root } = sheet;
  sheet.artifact(() => {
    pdf.rect(0, 0, paper.width, band).fill(palette.indigoDeep);
    pdf.save().rect(0, 0, paper.width, band).clip();
    drawCloth(sheet, { x: paper.width - clothWidth, y: -8, columns: 3, rows: 3, tile: 46 });
    pdf.restore();
    pdf.rect(0, band, paper.width, stripe).fill(palette.marigold);
    drawLogo(sheet, column.x, 8, 15);
  });
  const width = paper.width - clothWidth - column.x - 10;
  const section = sheet.group(root, 'Sect');
  sheet.write(section, 'P', 'Choose Life', brand, { x: column.x + 21, y: 8.5, width: 200 });
  sheet.write(section, 'H1', head.title, title, { x: column.x, y: 24, width });
  const [first, ...rest] = head.parts;
  if (first !== undefined) writeName(sheet, section, first, width);
  let x = column.x;
  for (const [index, part] of rest.entries()) {
    if (index > 0) {
      const at = x + 7;
      sheet.artifact(() => pdf.circle(at, 74, 1.4).fill(palette.onDeepMuted));
      x += 14;
    }
    sheet.write(section, 'P', part, about, { x, y: 67, width: 300 });
    x += sheet.widthOf(part, about);
  }
}

/** A long name is set smaller, and one that is longer still is cut: it stands on one line. */
function writeName(sheet: Sheet, section: Structure, name: string, width: number): void {
  const style = [12, 11, 10, minFontSize]
    .map(size => ({ ...person, size }))
    .find(each => sheet.widthOf(name, each) <= width);
  if (style) sheet.write(section, 'P', name, style, { x: column.x, y: 51, width });
  else writeName(sheet, section, shortened(name), width);
}

/** The slim head of the following pages. */
export function drawRunningHead(sheet: Sheet, { parts, title: name }: Head): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'strong', size: 9.5, leading: 12, colour: palette.onDeep };
  sheet.artifact(() => {
    pdf.rect(0, 0, paper.width, runningBand).fill(palette.indigoDeep);
    pdf.rect(0, runningBand, paper.width, 2).fill(palette.marigold);
    drawLogo(sheet, column.x, 5.5, 15);
    sheet.label(name, style, { x: column.x + 21, y: 7, width: 200 });
    const [first = ''] = parts;
    const room = column.width - 180;
    const right = { ...style, face: 'anyName', align: 'right' } as const;
    let shown = first;
    while (sheet.widthOf(shown, right) > room) shown = shortened(shown);
    sheet.label(shown, right, { x: column.x + 180, y: 7, width: room });
  }, 'Pagination');
}
