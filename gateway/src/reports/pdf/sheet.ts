import PDFDocument from 'pdfkit';
import { palette } from './palette.ts';
import { fontFiles, type TextStyle, type Weight } from './typeface.ts';

export type Structure = PDFKit.PDFStructureElement;

/** What pdfkit takes beyond its published types. */
interface StructureOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row';
  bbox?: readonly number[];
  placement?: 'Block';
}

/** Where text goes: points from the page's top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface SheetOptions {
  readonly title: string;
  readonly subject: string;
  readonly createdAt: Date;
  /** Draws what every following page repeats; returns where its content begins. */
  readonly topOfPage: (sheet: Sheet) => number;
}

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48, bottom: 784 } as const;
export const column = { x: paper.margin, width: paper.width - 2 * paper.margin } as const;

/**
 * A tagged PDF that is written from top to bottom. What a reader should hear goes through `write` and `figure` into the
 * structure tree; everything drawn for the eye alone goes through `ornament`, outside of it.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  /** Top of the next block. */
  y = 0;
  readonly #topOfPage: SheetOptions['topOfPage'];

  constructor({ createdAt, subject, title, topOfPage }: SheetOptions) {
    this.#topOfPage = topOfPage;
    this.pdf = new PDFDocument({
      size: 'A4',
      // No bottom margin: page breaks are made here, between blocks, and never by a line of text.
      margins: { top: 0, bottom: 0, left: paper.margin, right: paper.margin },
      pdfVersion: '1.7',
      lang: 'en',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Choose Life',
        Creator: 'Choose Life',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    for (const weight of Object.keys(fontFiles)) {
      // Object.keys forgets the literal types of the record's keys.
      this.pdf.registerFont(weight, fontFiles[weight as Weight]);
    }
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Adds a grouping element, such as a section, table or list, under `parent`; a TH heads its row. */
  group(parent: Structure, tag: string): Structure {
    const options: StructureOptions = tag === 'TH' ? { scope: 'Row' } : {};
    const element = this.pdf.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Writes one tagged piece of text and returns the y below it; a TH heads its column. */
  write(parent: Structure, tag: string, text: string, style: TextStyle, place: Place): number {
    const options: StructureOptions = tag === 'TH' ? { scope: 'Column' } : {};
    parent.add(this.pdf.struct(tag, options, () => this.#text(text, style, place)));
    return place.y + this.heightOf(text, style, place.width);
  }

  /** A drawing with its description, for those who cannot see it. */
  figure(
    parent: Structure,
    alt: string,
    bbox: readonly [number, number, number, number],
    draw: () => void,
  ): void {
    const options: StructureOptions = { alt, bbox, placement: 'Block' };
    parent.add(this.pdf.struct('Figure', options, draw));
  }

  /** Draws something that says nothing which the text does not say. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Text outside the structure: page numbers, and the words inside a figure. */
  label(text: string, style: TextStyle, place: Place): void {
    this.#text(text, style, place);
  }

  heightOf(text: string, style: TextStyle, width: number): number {
    this.#use(style);
    return this.pdf.heightOfString(text, { width, lineGap: style.lineGap ?? 0 });
  }

  widthOf(text: string, style: TextStyle): number {
    this.#use(style);
    return this.pdf.widthOfString(text);
  }

  /** Goes to a new page when a block of this height does not fit any more. */
  need(height: number): void {
    if (this.y + height <= paper.bottom) return;
    this.pdf.addPage();
    this.y = this.#topOfPage(this);
  }

  /** True when the font can draw the character. */
  hasGlyph(codePoint: number): boolean {
    this.pdf.font('regular');
    // pdfkit keeps the current font, with fontkit's reader inside; its types do not tell.
    const { _font } = this.pdf as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
    };
    return _font.font.hasGlyphForCodePoint(codePoint);
  }

  /** Numbers the pages, closes the structure and gives the bytes. */
  async finish(footer: (sheet: Sheet, page: number, pages: number) => void): Promise<Buffer> {
    const { count, start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      this.ornament(() => footer(this, page + 1, count), 'Pagination');
    }
    this.root.end();
    const bytes = this.#bytes();
    this.pdf.end();
    return bytes;
  }

  #bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
  }

  #use({ size, weight }: TextStyle): void {
    this.pdf.font(weight).fontSize(size);
  }

  #text(text: string, style: TextStyle, { width, x, y }: Place): void {
    this.#use(style);
    this.pdf.fillColor(style.colour).text(text, x, y, {
      width,
      align: style.align ?? 'left',
      lineGap: style.lineGap ?? 0,
    });
    this.pdf.fillColor(palette.ink);
  }
}
