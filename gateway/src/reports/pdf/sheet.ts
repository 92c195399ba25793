import type { Box, Point } from './box.ts';
import { paper } from './paper.ts';
import {
  bytesOf,
  createDocument,
  elementOf,
  figureOf,
  numberedList,
  type Role,
  type Structure,
} from './tagged-pdf.ts';
import { breakLines } from './text-to-print.ts';
import { type Face, piecesOf, settingOf, type TextStyle } from './typeface.ts';

interface Place extends Point {
  readonly width: number;
}

interface SetText {
  readonly faces: readonly Face[];
  readonly lines: readonly string[];
}

/** What a reader should hear goes through `text` and `figure` into the structure tree; the rest is drawn for the eye alone. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: Structure;
  readonly #widths = new Map<string, number>();
  readonly #texts = new Map<string, SetText>();

  constructor(properties: Parameters<typeof createDocument>[0]) {
    this.pdf = createDocument(properties);
    this.root = elementOf(this.pdf, 'Document');
    this.pdf.addStructure(this.root);
  }

  addPage(): void {
    this.pdf.addPage();
  }

  group(parent: Structure, role: Role | 'numbered L'): Structure {
    const element = role === 'numbered L' ? numberedList(this.pdf) : elementOf(this.pdf, role);
    parent.add(element);
    return element;
  }

  /** A box whose text belongs to an element of its own, such as a row of a table. */
  element(role: Role, content: Box): Box {
    return { ...content, draw: (parent, corner) => content.draw(this.group(parent, role), corner) };
  }

  /** One tagged piece of text, in lines of this width. */
  text(role: Role, text: string, style: TextStyle, width: number): Box {
    return {
      height: this.#set(text, style, width).lines.length * style.leading,
      draw: (parent, corner) => {
        parent.add(elementOf(this.pdf, role, () => this.label(text, style, { ...corner, width })));
      },
    };
  }

  /** A short text that is as wide as it needs to be, up to a limit. */
  shortText(role: Role, text: string, style: TextStyle, max: number): Box & { readonly width: number } {
    const width = Math.min(this.widthOf(text, style) + 1, max);
    return { width, ...this.text(role, text, style, width) };
  }

  /** A drawing that is described for those who cannot see it. */
  figure(alt: string, { height, width }: { height: number; width: number }, draw: () => void): Box {
    return {
      height,
      draw: (parent, { x, y }) => {
        const drawn = () => {
          this.pdf.save().translate(x, y);
          draw();
          this.pdf.restore();
        };
        parent.add(figureOf(this.pdf, { alt, box: [x, y, x + width, y + height] }, drawn));
      },
    };
  }

  /** A drawing that says nothing which the text does not say; it takes no room of its own. */
  picture(draw: (pdf: PDFKit.PDFDocument, corner: Point) => void): Box {
    return { height: 0, draw: (_, corner) => this.artifact(() => draw(this.pdf, corner)) };
  }

  /** Draws something that says nothing which the text does not say. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Text outside the structure: page numbers, and the words inside a figure. */
  label(text: string, style: TextStyle, { width, x, y }: Place): void {
    const { align = 'left', colour, leading, size } = style;
    const { faces, lines } = this.#set(text, style, width);
    for (const [index, line] of lines.entries()) {
      const room = width - this.#widthIn(faces, line.trimEnd()) * size;
      let left = align === 'left' ? x : x + (align === 'right' ? room : room / 2);
      // Capitals stand in the middle of their line.
      const baseline = y + index * leading + leading / 2 + 0.355 * size;
      const placed = piecesOf(line, faces).map(piece => {
        const place = { ...piece, left };
        left += this.#widthOfPiece(piece.face, piece.text) * size;
        return place;
      });
      // In reading order, for programs that extract the text in the order in which it was drawn.
      for (const piece of placed.sort((one, other) => one.at - other.at)) {
        const spell = needsSpelling(piece.text);
        this.pdf.font(piece.face).fontSize(size).fillColor(colour);
        if (spell) this.pdf.markContent('Span', { actual: piece.text.normalize('NFC') });
        this.pdf.text(piece.text, piece.left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        if (spell) this.pdf.endMarkedContent();
      }
    }
  }

  widthOf(text: string, { face: wanted, size }: TextStyle): number {
    const { faces, text: drawn } = settingOf(text, wanted);
    return this.#widthIn(faces, drawn) * size;
  }

  /** An entry of the reader's list of bookmarks that leads to `y` on the current page. */
  bookmark(title: string, y: number): void {
    // pdfkit counts the left edge from the right.
    const target = { expanded: false, top: Math.max(0, y - 8), left: paper.width };
    this.pdf.outline.addItem(title, target);
  }

  finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
    const { count, start } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(start + page);
      this.artifact(() => footer(page + 1, count), 'Pagination');
    }
    this.root.end();
    return bytesOf(this.pdf);
  }

  #set(text: string, { face: wanted, size }: TextStyle, width: number): SetText {
    const key = `${wanted} ${size} ${width} ${text}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const { faces, text: drawn } = settingOf(text, wanted);
    const set = { faces, lines: breakLines(drawn, word => this.#widthIn(faces, word) * size, width) };
    this.#texts.set(key, set);
    return set;
  }

  /** Width at a size of 1 point. */
  #widthIn(faces: readonly Face[], text: string): number {
    return piecesOf(text, faces).reduce(
      (sum, { face, text: piece }) => sum + this.#widthOfPiece(face, piece),
      0,
    );
  }

  #widthOfPiece(face: Face, text: string): number {
    const key = `${face} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.pdf.font(face).fontSize(100).widthOfString(text) / 100;
    this.#widths.set(key, width);
    return width;
  }
}

/**
 * Whether a text with marks needs its plain text in the file too: marks are drawn apart from their letters, so a copied text or a
 * screen reader would lose them. PDF readers reorder Arabic by themselves, and would reorder that text as well.
 */
function needsSpelling(text: string): boolean {
  return /\p{M}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
}
