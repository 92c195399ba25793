import PDFDocument from 'pdfkit';
import { faces, fontOf } from './typeface.ts';

/** What a reader program shows of the document itself. */
export interface Properties {
  readonly title: string;
  /** Also the date of the last change, so that the same report is the same bytes. */
  readonly createdAt: Date;
  readonly keywords: string;
}

/**
 * Says in the metadata that the file keeps PDF/UA-1. pdfkit's own `subset` is not used: it adds a CIDSet that leaves out the
 * parts of composed glyphs, which the standard forbids.
 */
const accessible = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `;

/** An empty tagged A4 document without pages, its fonts registered by the names of their faces. */
export function createDocument({ createdAt, keywords, title }: Properties): PDFKit.PDFDocument {
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
      Author: 'Choose Life',
      Creator: 'Choose Life',
      Keywords: keywords,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  pdf.appendXML(accessible);
  for (const face of faces) {
    // pdfkit draws with an opened font as well as with a file's bytes; its types know the bytes alone.
    pdf.registerFont(face, fontOf(face) as unknown as Buffer);
  }
  return pdf;
}

/** Closes the document and gives its bytes. */
export function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
