import { buffer } from 'node:stream/consumers';
import { brandName } from '@choose-life/contracts/domain/brand';
import PDFDocument from 'pdfkit';
import { faces, fontOf } from './typeface.ts';

/** The file keeps PDF/UA-1. pdfkit's own `subset` adds a CIDSet without the parts of composed glyphs, which the standard forbids. */
const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/** @param properties `createdAt` is the date of the last change too, so that the same report is the same bytes. */
export function createDocument(properties: { title: string; createdAt: Date; keywords: string }) {
  const { createdAt, keywords, title } = properties;
  const pdf = new PDFDocument({
    size: 'A4',
    // Page breaks are made by the layout, between blocks, and never by a line of text.
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    // No font of pdfkit's own: it would be read and never used.
    font: '',
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
  pdf.appendXML(accessible);
  for (const face of faces) {
    // pdfkit draws with an opened font as well as with a file's bytes; its types know the bytes alone.
    pdf.registerFont(face, fontOf(face) as unknown as Buffer);
    // Its types leave out the font that is set.
    tellEachUse((pdf.font(face) as unknown as { _font: EmbeddedFont })._font);
  }
  return pdf;
}

/** A font that pdfkit embeds: glyphs by their place in the file, and the text of each. */
interface EmbeddedFont {
  readonly scale: number;
  readonly subset: { readonly glyphs: number[] };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layout(
    text: string,
    features?: unknown,
  ): {
    readonly glyphs: readonly { id: number; advanceWidth: number; codePoints: readonly number[] }[];
    readonly positions: unknown;
  };
  encode(text: string, features?: unknown): readonly [codes: string[], positions: unknown];
}

/** A place in the file for each text that a glyph draws. pdfkit gives it one, which is read as its first text: ı as i after í. */
function tellEachUse(font: EmbeddedFont): void {
  const places = new Map<string, string>();
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const codes = glyphs.map(({ advanceWidth, codePoints, id }) => {
      const use = `${id} ${codePoints}`;
      const known = places.get(use);
      if (known !== undefined) return known;
      const place = font.subset.glyphs.push(id) - 1;
      font.widths[place] = advanceWidth * font.scale;
      font.unicode[place] = codePoints;
      const code = place.toString(16).padStart(4, '0');
      places.set(use, code);
      return code;
    });
    return [codes, positions];
  };
}

export function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  pdf.end();
  return buffer(pdf);
}

export type Structure = PDFKit.PDFStructureElement;

/** Elements of the structure tree that a report uses: the standard ones, so that no map of roles is needed. */
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

/** Options of pdfkit that its published types lack. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row';
  bbox?: readonly number[];
  placement?: 'Block';
}

/** An element of the structure tree. Every TH of a report heads its row. */
export function elementOf(pdf: PDFKit.PDFDocument, role: Role, content?: () => void): Structure {
  const options: ElementOptions = role === 'TH' ? { scope: 'Row' } : {};
  return content ? pdf.struct(role, options, content) : pdf.struct(role, options);
}

/** A drawing with its description. `box`: left, top, right, bottom in points. */
export function figureOf(
  pdf: PDFKit.PDFDocument,
  { alt, box }: { alt: string; box: readonly [number, number, number, number] },
  draw: () => void,
): Structure {
  const options: ElementOptions = { alt, bbox: box, placement: 'Block' };
  return pdf.struct('Figure', options, draw);
}

/** A list that says that its labels are numbers; PDF/UA asks for it of every list with labels. */
export function numberedList(pdf: PDFKit.PDFDocument): Structure {
  const list = pdf.struct('L');
  // pdfkit has no option for it; its types hide the dictionary that every element has.
  const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'List', ListNumbering: 'Decimal' };
  return list;
}
