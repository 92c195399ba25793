import type { Box, Point } from './box.ts';
import { paper } from './paper.ts';
import {
  createDocument,
  createElement,
  createFigure,
  createNumberedList,
  type DocumentProperties,
  finishDocument,
  type Role,
  type Structure,
} from './tagged-pdf.ts';
import { breakLines } from './text-to-print.ts';
import { type Face, facesAndTextFor, piecesOf, type TextStyle } from './typeface.ts';

interface TextArea extends Point {
  readonly width: number;
}

interface WrappedText {
  readonly faces: readonly Face[];
  readonly lines: readonly string[];
}

/**
 * A document that is drawn with tags (`tagged-pdf.ts`). `text` and `figure` add elements to the structure tree, which screen readers read.
 * `picture` and `drawArtifact` draw decoration, which is outside the structure tree. `drawText` draws a text without adding an element.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The root of the structure tree. */
  readonly root: Structure;
  readonly #widths = new Map<string, number>();
  readonly #texts = new Map<string, WrappedText>();

  constructor(properties: DocumentProperties) {
    this.pdf = createDocument(properties);
    this.root = createElement(this.pdf, 'Document');
    this.pdf.addStructure(this.root);
  }

  addPage(): void {
    this.pdf.addPage();
  }

  /** Adds an element to the structure tree. @returns the element, to which content is added */
  addElement(parent: Structure, role: Role | 'numbered L'): Structure {
    const element = role === 'numbered L' ? createNumberedList(this.pdf) : createElement(this.pdf, role);
    parent.add(element);
    return element;
  }

  /** A box whose content is inside an element of the structure tree, such as a row of a table. */
  element(role: Role, content: Box): Box {
    return { ...content, draw: (parent, corner) => content.draw(this.addElement(parent, role), corner) };
  }

  /** A text in one element of the structure tree, broken into lines of this width. */
  text(role: Role, text: string, style: TextStyle, width: number): Box {
    return {
      height: this.#breakText(text, style, width).lines.length * style.leading,
      draw: (parent, corner) => {
        parent.add(createElement(this.pdf, role, () => this.drawText(text, style, { ...corner, width })));
      },
    };
  }

  /** A drawing with a description. @param alt the description, for people who cannot see it */
  figure(alt: string, { height, width }: { height: number; width: number }, draw: () => void): Box {
    return {
      height,
      draw: (parent, { x, y }) => {
        const drawAtCorner = () => {
          this.pdf.save().translate(x, y);
          draw();
          this.pdf.restore();
        };
        parent.add(createFigure(this.pdf, { alt, box: [x, y, x + width, y + height] }, drawAtCorner));
      },
    };
  }

  /** A decoration as a box without height. */
  picture(draw: (pdf: PDFKit.PDFDocument, corner: Point) => void): Box {
    return { height: 0, draw: (_, corner) => this.drawArtifact(() => draw(this.pdf, corner)) };
  }

  /** Draws a decoration, which screen readers skip. */
  drawArtifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws a text without an element of its own, such as a page number or a text inside a figure. */
  drawText(text: string, style: TextStyle, { width, x, y }: TextArea): void {
    const { align = 'left', colour, leading, size } = style;
    const { faces, lines } = this.#breakText(text, style, width);
    for (const [index, line] of lines.entries()) {
      const freeWidth = width - this.#widthIn(faces, line.trimEnd()) * size;
      const indent = { left: 0, center: freeWidth / 2, right: freeWidth };
      let left = x + indent[align];
      // Centres capital letters in the height of the line. Their height is about 0.71 of the font size, so the baseline is 0.355 of
      // the font size below the centre.
      const baseline = y + index * leading + leading / 2 + 0.355 * size;
      const placedPieces = piecesOf(line, faces).map(piece => {
        const placedPiece = { ...piece, left };
        left += this.#widthOfPiece(piece.face, piece.text) * size;
        return placedPiece;
      });
      // Drawn in reading order: some programs extract text in the order in which it was drawn.
      for (const piece of placedPieces.sort((a, b) => a.index - b.index)) {
        const hasActualText = needsActualText(piece.text);
        this.pdf.font(piece.face).fontSize(size).fillColor(colour);
        if (hasActualText) this.pdf.markContent('Span', { actual: piece.text.normalize('NFC') });
        this.pdf.text(piece.text, piece.left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (hasActualText) this.pdf.endMarkedContent();
      }
    }
  }

  /** The width of a text in one line, in points. */
  widthOf(text: string, { face: requestedFace, size }: TextStyle): number {
    const { faces, text: drawableText } = facesAndTextFor(text, requestedFace);
    return this.#widthIn(faces, drawableText) * size;
  }

  /** Adds a bookmark that leads to `y` on the current page. */
  addBookmark(title: string, y: number): void {
    // 8 points above the heading, so that it is not at the edge of the window.
    const top = Math.max(0, y - 8);
    // pdfkit measures `left` from the right edge of the page, so this is the left edge.
    const target = { expanded: false, top, left: paper.width };
    this.pdf.outline.addItem(title, target);
  }

  /** Draws the footers, and ends the document. @param footer draws the footer of one page; pages count from 1 @returns the bytes of the PDF */
  finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
    const { count, start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      this.drawArtifact(() => footer(page + 1, count), 'Pagination');
    }
    this.root.end();
    return finishDocument(this.pdf);
  }

  #breakText(text: string, { face: requestedFace, size }: TextStyle, width: number): WrappedText {
    const key = `${requestedFace} ${size} ${width} ${text}`;
    const cached = this.#texts.get(key);
    if (cached) return cached;
    const { faces, text: drawableText } = facesAndTextFor(text, requestedFace);
    const lines = breakLines(drawableText, word => this.#widthIn(faces, word) * size, width);
    const brokenText = { faces, lines };
    this.#texts.set(key, brokenText);
    return brokenText;
  }

  /** The width of a line at a font size of 1 point. */
  #widthIn(faces: readonly Face[], text: string): number {
    return piecesOf(text, faces).reduce(
      (sum, { face, text: piece }) => sum + this.#widthOfPiece(face, piece),
      0,
    );
  }

  #widthOfPiece(face: Face, text: string): number {
    const key = `${face} ${text}`;
    const cached = this.#widths.get(key);
    if (cached !== undefined) return cached;
    // The width is proportional to the font size, so it is cached for all sizes.
    const width = this.pdf.font(face).fontSize(100).widthOfString(text) / 100;
    this.#widths.set(key, width);
    return width;
  }
}

/**
 * Whether a text needs `ActualText`: combining marks are drawn separately from their letters, and would be lost in copied text and for screen
 * readers. Not for Arabic: PDF readers reorder it themselves, and would reorder `ActualText` too.
 */
function needsActualText(text: string): boolean {
  return /\p{M}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
}
