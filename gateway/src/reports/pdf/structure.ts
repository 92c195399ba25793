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

/** What pdfkit takes beyond its published types. */
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
