import { brandColours, brandLogo, brandName } from '@choose-life/contracts/domain/brand';
import type { Point } from './box.ts';
import type { PageAreas } from './paginate.ts';
import { contentArea, contentBottom, palette, paper } from './paper.ts';
import type { Sheet } from './sheet.ts';
import type { Role } from './tagged-pdf.ts';
import { withoutLastGrapheme } from './text-to-print.ts';
import { minFontSize, type TextStyle } from './typeface.ts';

/**
 * The heights of the coloured bands at the top of the first page and of the following pages, and of the stripe below the first band. All
 * lengths in this file are in points. Positions are measured from the top left corner of the page.
 */
const bandHeight = 72;
const runningBandHeight = 26;
const stripeHeight = 3;
/** The width at the right of the header that the logo and the name of the product use. */
const brandWidth = 100;
const brandStyle: TextStyle = { face: 'extraStrong', size: 11, leading: 14, colour: palette.onDeep };
const titleStyle: TextStyle = { face: 'heading', size: 24, leading: 28, colour: palette.onDeep };
const personStyle: TextStyle = { face: 'personNameStrong', size: 12, leading: 16, colour: palette.onDeep };
const detailsStyle: TextStyle = { face: 'regular', size: 10, leading: 14, colour: palette.onDeepMuted };

/** The areas of a report's pages below the header. */
export const pageAreas: PageAreas = {
  first: { top: bandHeight + stripeHeight + 11, bottom: contentBottom },
  following: { top: runningBandHeight + 15, bottom: contentBottom },
};

/** The texts of the header. */
export interface HeaderTexts {
  readonly title: string;
  /** Name of the person, date of the report, and its number among the person's reports. If the name is unknown, the date is first. */
  readonly parts: readonly string[];
}

const logoSize = 15;
/** The width of the logo and of the gap to its right. */
const logoWidth = logoSize + 6;

function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  // The logo is designed in a square of 32 by 32.
  const { dot } = brandLogo;
  pdf
    .save()
    .translate(x, y)
    .scale(logoSize / 32);
  pdf.roundedRect(0, 0, 32, 32, 8).fill(brandColours.onDeep);
  pdf.lineWidth(2.5).lineCap('round').lineJoin('round');
  pdf.path(brandLogo.path).stroke(palette.paper);
  pdf.circle(dot.x, dot.y, dot.radius).fill(palette.marigold);
  pdf.restore();
}

/** Draws the header of the first page. */
export function drawHeader(sheet: Sheet, head: HeaderTexts): void {
  const { pdf, root } = sheet;
  const brandX = contentArea.x + contentArea.width - sheet.widthOf(brandName, brandStyle);
  sheet.drawArtifact(() => {
    pdf.rect(0, 0, paper.width, bandHeight).fill(palette.indigoDeep);
    pdf.rect(0, bandHeight, paper.width, stripeHeight).fill(palette.marigold);
    // Logo and name of the product (y 15, 14 points high) have the same middle.
    drawLogo(pdf, brandX - logoWidth, 14.5);
  });
  const width = contentArea.width - brandWidth;
  const section = sheet.addElement(root, 'Sect');
  const write = (role: Role, text: string, style: TextStyle, corner: Point) =>
    sheet.text(role, text, style, width).draw(section, corner);
  // Title, name and details follow each other without a gap: each begins at the y of the line above plus the `leading` of that line.
  write('H1', head.title, titleStyle, { x: contentArea.x, y: 9 });
  const [firstPart = '', ...details] = head.parts;
  const nameLine = fitToWidth(sheet, firstPart, personStyle, width);
  write('P', nameLine.text, nameLine.style, { x: contentArea.x, y: 37 });
  write('P', details.join(' · '), detailsStyle, { x: contentArea.x, y: 53 });
  write('P', brandName, brandStyle, { x: brandX, y: 15 });
}

/** Fits a text into one line: in a smaller size if it is too wide, and shortened if the smallest size is too wide too. */
function fitToWidth(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
): { text: string; style: TextStyle } {
  const fittingSize = Math.min(style.size, (style.size * width) / sheet.widthOf(text, style));
  const size = Math.max(minFontSize, Math.floor(fittingSize * 10) / 10);
  const smaller = { ...style, size };
  return sheet.widthOf(text, smaller) <= width
    ? { text, style: smaller }
    : fitToWidth(sheet, withoutLastGrapheme(text), style, width);
}

/**
 * Draws the header of one page: any page but the first, or any page of a document that has only the letter to a health worker. It is an
 * artifact, since a screen reader should not repeat it.
 */
export function drawRunningHead(sheet: Sheet, { parts, title }: HeaderTexts): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'strong', size: 9.5, leading: 12, colour: palette.onDeep };
  sheet.drawArtifact(() => {
    pdf.rect(0, 0, paper.width, runningBandHeight).fill(palette.indigoDeep);
    pdf.rect(0, runningBandHeight, paper.width, 2).fill(palette.marigold);
    // The logo of 15 points, and the texts of 12, are centred in the band.
    drawLogo(pdf, contentArea.x, 5.5);
    // The name begins this far to the right: the logo and every title need fewer points.
    const nameIndent = 180;
    sheet.drawText(title, style, { x: contentArea.x + logoWidth, y: 7, width: nameIndent - logoWidth });
    const [firstPart = ''] = parts;
    const nameWidth = contentArea.width - nameIndent;
    const nameStyle = { ...style, face: 'personName', align: 'right' } as const;
    const nameLine = fitToWidth(sheet, firstPart, nameStyle, nameWidth);
    sheet.drawText(nameLine.text, nameLine.style, { x: contentArea.x + nameIndent, y: 7, width: nameWidth });
  }, 'Pagination');
}
