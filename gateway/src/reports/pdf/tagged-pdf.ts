import { buffer } from 'node:stream/consumers';
import { brandName } from '@choose-life/contracts/domain/brand';
import PDFDocument from 'pdfkit';
import { correctGlyphCodes, type EmbeddedFont } from './library-corrections.ts';
import { faces, fontOf } from './typeface.ts';

// A report is a tagged PDF that conforms to PDF/UA-1, so that people with a screen reader can read it. Its parts:
// - The structure tree has an element for each section, heading, paragraph, list and table, in reading order. An element has a role, which is
//   the name of its tag (`H2`, `P`, `TR`).
// - On the page, each text or figure is marked content, which belongs to one element. The marks come from pdfkit's `struct`.
// - Everything else that is drawn is marked as an artifact, which screen readers skip: backgrounds, rules, running heads and page numbers.
// `sheet.ts` draws with these marks. `report-pdf.test.ts` checks that nothing is drawn without a mark, and no marked content lacks an element.

/**
 * The XMP metadata that declare PDF/UA-1. pdfkit's option `subset: 'PDF/UA'` is not used: its CIDSet lacks the components of composed
 * glyphs, and the standard forbids an incomplete CIDSet (https://github.com/foliojs/pdfkit/pull/1432).
 */
const accessibilityMetadata = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/** The properties of a document, which PDF readers show. */
export interface DocumentProperties {
  readonly title: string;
  /** The date of creation, and of the last change, so that drawing a report twice gives the same bytes. */
  readonly createdAt: Date;
  readonly keywords: string;
}

/** Creates an empty tagged A4 document with the fonts of a report. */
export function createDocument({ createdAt, keywords, title }: DocumentProperties): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    // `paper.ts` has the margins. `paginate.ts` makes the page breaks; pdfkit makes none, since `sheet.ts` draws with `lineBreak: false`.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    // Otherwise pdfkit would load its default font, which is not used.
    font: '',
    // Footers are drawn at the end, when the number of pages is known.
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Subject: 'Heart and circulation risk age',
      Author: brandName,
      Creator: brandName,
      Keywords: keywords,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  pdf.appendXML(accessibilityMetadata);
  for (const face of faces) {
    // pdfkit also accepts a font that fontkit has opened, which its types lack.
    pdf.registerFont(face, fontOf(face) as unknown as Buffer);
    // The member of the current font is missing in its types.
    correctGlyphCodes((pdf.font(face) as unknown as { _font: EmbeddedFont })._font);
  }
  return pdf;
}

/** Ends the document. @returns the bytes of the PDF */
export function finishDocument(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}

/** An element of the structure tree. */
export type Structure = PDFKit.PDFStructureElement;

/** The roles that `createElement` accepts. They are standard roles, so the PDF needs no `RoleMap`. `createFigure` creates figures. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

/** Options of pdfkit that are missing in its published types. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row';
  bbox?: readonly number[];
  placement?: 'Block';
}

/** Creates an element. Every TH of a report is the header of its row. @param content draws the marked content of the element */
export function createElement(pdf: PDFKit.PDFDocument, role: Role, content?: () => void): Structure {
  const options: ElementOptions = role === 'TH' ? { scope: 'Row' } : {};
  return content ? pdf.struct(role, options, content) : pdf.struct(role, options);
}

/** Creates the element of a drawing. @param alt its description @param box left, top, right and bottom in points @param draw draws it */
export function createFigure(
  pdf: PDFKit.PDFDocument,
  { alt, box }: { alt: string; box: readonly [number, number, number, number] },
  draw: () => void,
): Structure {
  const options: ElementOptions = { alt, bbox: box, placement: 'Block' };
  return pdf.struct('Figure', options, draw);
}

/** Creates a list whose labels are numbers. PDF/UA requires the attribute `ListNumbering` for every list with labels. */
export function createNumberedList(pdf: PDFKit.PDFDocument): Structure {
  const list = pdf.struct('L');
  // pdfkit has no option for the attribute, so it is added to the attributes (`A`) in the element's dictionary. pdfkit's types lack it.
  const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'List', ListNumbering: 'Decimal' };
  return list;
}
