export type Structure = PDFKit.PDFStructureElement;

/** Grouping and text elements of the structure tree that a report uses: the standard ones, so that no map of roles is needed. */
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

/** What pdfkit takes beyond its published types. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Row';
  bbox?: readonly number[];
  placement?: 'Block';
}

/** A drawing with its description, for those who cannot see it. `box`: left, top, right, bottom in points. */
export interface Picture {
  readonly alt: string;
  readonly box: readonly [number, number, number, number];
}

/** An element of the structure tree. Every TH of a report heads its row. */
export function elementOf(pdf: PDFKit.PDFDocument, role: Role, content?: () => void): Structure {
  const options: ElementOptions = role === 'TH' ? { scope: 'Row' } : {};
  return content ? pdf.struct(role, options, content) : pdf.struct(role, options);
}

export function figureOf(pdf: PDFKit.PDFDocument, { alt, box }: Picture, draw: () => void): Structure {
  const options: ElementOptions = { alt, bbox: box, placement: 'Block' };
  return pdf.struct('Figure', options, draw);
}

/** Says that the labels of a list are numbers; PDF/UA asks for it of every list with labels. */
export function numberTheList(list: Structure): void {
  // pdfkit has no option for it; its types hide the dictionary that every element has.
  const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } };
  dictionary.data.A = { O: 'List', ListNumbering: 'Decimal' };
}
