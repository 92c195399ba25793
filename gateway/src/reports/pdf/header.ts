import { brandColours, brandLogo, brandName } from '@choose-life/contracts/domain/brand';
import type { PageAreas } from './paginate.ts';
import { column, contentBottom, palette, paper } from './paper.ts';
import type { Sheet } from './sheet.ts';
import type { Role } from './tagged-pdf.ts';
import { shortened } from './text-to-print.ts';
import { minFontSize, type TextStyle } from './typeface.ts';

/** The four pillars' drawings on a 64 x 64 tile, as SVG paths; the same geometry as on the screens. */
const motifs = {
  health:
    'M32 57C15 45 6 34 6 22a13 13 0 0 1 26-3 13 13 0 0 1 26 3c0 12-9 23-26 35Zm0-11C22 39 16 32 16 24a4.5 4.5 0 0 1 9 0c0 4 3 7 7 7s7-3 7-7a4.5 4.5 0 0 1 9 0c0 8-6 15-16 22Z',
  lifestyle:
    'M6 48h52M14 42a18 18 0 0 1 36 0M22 42a10 10 0 0 1 20 0M28 42a4 4 0 0 1 8 0M32 10v6M12 19l4 4m36-4-4 4',
  fitness:
    'm12 20 12 12-12 12m14-24 12 12-12 12m14-24 12 12-12 12M12 12h1m6 0h1m6 0h1m6 0h1m6 0h1m6 0h1M12 52h1m6 0h1m6 0h1m6 0h1m6 0h1m6 0h1',
  nutrition: 'M32 6c17 15 17 37 0 52-17-15-17-37 0-52Zm0 12v40m0-24 8-7m-8 7-8-7m8 19 8-7m-8 7-8-7',
} as const;

const cloth: readonly (readonly (keyof typeof motifs)[])[] = [
  ['health', 'fitness', 'nutrition'],
  ['nutrition', 'lifestyle', 'health'],
  ['health', 'fitness', 'nutrition'],
];

/** Of a tile and its margin, in points. */
const tile = 46;
const inset = tile * 0.14;

/** The resist-dyed cloth: tiles of the four motifs at low contrast, fading in from the left. */
function drawCloth(pdf: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void {
  for (const [row, line] of cloth.entries()) {
    for (const [index, motif] of line.entries()) {
      pdf
        .save()
        .translate(x + index * tile + inset, y + row * tile + inset)
        .scale((tile - 2 * inset) / 64);
      pdf
        .lineWidth(2.5)
        .lineCap('round')
        .lineJoin('round')
        .strokeOpacity(0.1 + (0.2 * index) / (line.length - 1));
      pdf.path(motifs[motif]).stroke('#AEB4FF');
      pdf.restore();
    }
  }
}

const band = 85;
const stripe = 3;
const runningBand = 26;
/** The cloth never lies behind text. */
const clothWidth = 138;
const nameStyle: TextStyle = { face: 'figures', size: 11, leading: 14, colour: palette.onDeep };
const title: TextStyle = { face: 'heading', size: 24, leading: 28, colour: palette.onDeep };
const person = { face: 'anyNameStrong', leading: 16, colour: palette.onDeep } as const;
const about: TextStyle = { face: 'regular', size: 10, leading: 14, colour: palette.onDeepMuted };

/** Where the content of the first page and of those after it begins and ends, in points. */
export const pageAreas: PageAreas = {
  first: { top: band + stripe + 13, bottom: contentBottom },
  following: { top: runningBand + 15, bottom: contentBottom },
};

/** Name, time and number of a report, as they stand on the screens. */
export interface Head {
  readonly title: string;
  /** The person's name first, where it is known. */
  readonly parts: readonly string[];
}

function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const { dot } = brandLogo;
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.roundedRect(0, 0, 32, 32, 8).fill(brandColours.onDeep);
  pdf.lineWidth(2.5).lineCap('round').lineJoin('round');
  pdf.path(brandLogo.path).stroke(palette.paper);
  pdf.circle(dot.x, dot.y, dot.radius).fill(palette.marigold);
  pdf.restore();
}

/** The band of the first page. */
export function drawHeader(sheet: Sheet, head: Head): void {
  const { pdf, root } = sheet;
  sheet.artifact(() => {
    pdf.rect(0, 0, paper.width, band).fill(palette.indigoDeep);
    pdf.save().rect(0, 0, paper.width, band).clip();
    drawCloth(pdf, { x: paper.width - clothWidth, y: -8 });
    pdf.restore();
    pdf.rect(0, band, paper.width, stripe).fill(palette.marigold);
    drawLogo(pdf, column.x, 8, 15);
  });
  const width = paper.width - clothWidth - column.x - 10;
  const section = sheet.group(root, 'Sect');
  const write = (role: Role, text: string, style: TextStyle, x: number, y: number) =>
    sheet.text(role, text, style, width).draw(section, { x, y });
  write('P', brandName, nameStyle, column.x + 21, 8.5);
  write('H1', head.title, title, column.x, 24);
  const [first, ...rest] = head.parts;
  if (first !== undefined) {
    const sizes = [12, 11, 10, minFontSize].map(size => ({ ...person, size }));
    const name = fitted(sheet, first, sizes, width);
    write('P', name.text, name.style, column.x, 51);
  }
  let x = column.x;
  for (const [index, part] of rest.entries()) {
    if (index > 0) {
      const at = x + 7;
      sheet.artifact(() => pdf.circle(at, 74, 1.4).fill(palette.onDeepMuted));
      x += 14;
    }
    write('P', part, about, x, 67);
    x += sheet.widthOf(part, about);
  }
}

/** A text in the first of these styles in which one line has room for it; cut where it fits in none of them. */
function fitted(
  sheet: Sheet,
  text: string,
  tried: readonly TextStyle[],
  width: number,
): { readonly text: string; readonly style: TextStyle } {
  const style = tried.find(each => sheet.widthOf(text, each) <= width);
  return style ? { text, style } : fitted(sheet, shortened(text), tried, width);
}

/** The slim head of the following pages. */
export function drawRunningHead(sheet: Sheet, { parts, title: text }: Head): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'strong', size: 9.5, leading: 12, colour: palette.onDeep };
  sheet.artifact(() => {
    pdf.rect(0, 0, paper.width, runningBand).fill(palette.indigoDeep);
    pdf.rect(0, runningBand, paper.width, 2).fill(palette.marigold);
    drawLogo(pdf, column.x, 5.5, 15);
    sheet.label(text, style, { x: column.x + 21, y: 7, width: 200 });
    const [first = ''] = parts;
    const room = column.width - 180;
    const right = { ...style, face: 'anyName', align: 'right' } as const;
    const name = fitted(sheet, first, [right], room);
    sheet.label(name.text, name.style, { x: column.x + 180, y: 7, width: room });
  }, 'Pagination');
}
