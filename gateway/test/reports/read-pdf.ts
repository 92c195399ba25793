import { getDocumentProxy } from 'unpdf';
import { OPS } from 'unpdf/pdfjs';

/** An element of the structure tree. `text` excludes the text of its children. */
export interface PdfElement {
  readonly role: string;
  readonly alt: string | null;
  readonly text: string;
  readonly children: readonly PdfElement[];
}

/** The parts of a PDF that tests check. */
export interface ReadPdf {
  /** The root of the structure tree of each page. */
  readonly pages: readonly PdfElement[];
  /** Drawings that are neither in the structure tree nor artifacts. */
  readonly unmarkedDrawings: readonly string[];
  /** The number of raster images. A report draws only vectors. */
  readonly rasterImages: number;
  /** The ids of marked contents that do not belong to an element of the tree. */
  readonly orphanedContents: readonly string[];
  /** In points. */
  readonly smallestFontSize: number;
  readonly texts: readonly PdfText[];
  readonly title: unknown;
  readonly language: unknown;
  readonly keywords: unknown;
  /** The XMP metadata as XML. */
  readonly metadata: string;
  /** Whether a viewer shows the title instead of the file name. */
  readonly showsTitle: unknown;
  readonly bookmarks: readonly string[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** Reads a PDF with pdf.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy, since pdf.js rejects a Buffer, and empties the array that it gets.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  try {
    return await readDocument(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function readDocument(pdf: Document): Promise<ReadPdf> {
  const pages: PdfElement[] = [];
  const unmarkedDrawings: string[] = [];
  const orphanedContents: string[] = [];
  let rasterImages = 0;
  const texts: PdfText[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const contents = await contentsOf(page);
    texts.push(...(await textsOf(page, number - 1)));
    const usedIds = new Set<string>();
    pages.push(elementOf(await page.getStructTree(), contents, usedIds));
    const operators = await page.getOperatorList();
    unmarkedDrawings.push(...unmarkedDrawingsOf(operators).map(drawing => `page ${number}: ${drawing}`));
    rasterImages += operators.fnArray.filter(operator => operator === OPS.paintImageXObject).length;
    orphanedContents.push(...[...contents.keys()].filter(id => !usedIds.has(id)));
  }
  const { info, metadata } = await pdf.getMetadata();
  // unpdf types both dictionaries as objects. Tests only compare their values.
  const properties = info as Record<string, unknown>;
  const preferences = (await pdf.getViewerPreferences()) as Record<string, unknown> | null;
  return {
    pages,
    unmarkedDrawings,
    rasterImages,
    orphanedContents,
    smallestFontSize: Math.min(...texts.map(({ size }) => size)),
    texts,
    title: properties.Title,
    language: properties.Language,
    keywords: properties.Keywords,
    metadata: metadata?.getRaw() ?? '',
    showsTitle: preferences?.DisplayDocTitle,
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
  };
}

/** The text of every marked content of a page, by id. */
async function contentsOf(page: Page): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  /** The ids of the marked contents around the item, the innermost last; '' for a marked content without an id. */
  const openIds: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') openIds.pop();
      else {
        const id = item.id ?? '';
        openIds.push(id);
        // Contents without text are added too, for `orphanedContents`.
        if (id !== '') contents.set(id, contents.get(id) ?? '');
      }
    } else {
      const id = openIds.findLast(each => each !== '') ?? '';
      if (id !== '') contents.set(id, (contents.get(id) ?? '') + item.str);
    }
  }
  return contents;
}

/** A text item of pdf.js: a line, or a part of a line. Lengths are in points, from the top left corner. */
interface PdfText {
  /** The index of the page, from 0. */
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The font size. */
  readonly size: number;
}

async function textsOf(page: Page, index: number): Promise<PdfText[]> {
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap(item => {
    if (!('str' in item) || item.str.trim() === '') return [];
    // The last two numbers of the transformation matrix are the position.
    const [left, bottom] = item.transform.slice(4);
    const { height: size, str: text, width } = item;
    return [{ page: index, text, left, right: left + width, baseline: height - bottom, size }];
  });
}

/** A node of the structure tree of pdf.js: an element with a role, or a reference to a marked content with an id. */
interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

/** Converts a node with its children. @param texts the text of each marked content, by id @param usedIds gets the id of each content in the tree */
function elementOf(node: TreeNode, texts: ReadonlyMap<string, string>, usedIds: Set<string>): PdfElement {
  const children = node.children ?? [];
  const contents = children.flatMap(({ id, type }) => (type === 'content' && id !== undefined ? [id] : []));
  for (const id of contents) usedIds.add(id);
  return {
    role: node.role ?? '',
    alt: node.alt ?? null,
    text: contents.map(id => texts.get(id) ?? '').join(''),
    children: children
      .filter(({ role }) => role !== undefined)
      .map(child => elementOf(child, texts, usedIds)),
  };
}

const drawingOperators = new Map(
  (['showText', 'constructPath', 'fill', 'stroke', 'fillStroke', 'paintImageXObject'] as const).map(
    name => [OPS[name], name] as const,
  ),
);

/** The drawing operators that are neither in an artifact nor in a content of the structure tree. */
function unmarkedDrawingsOf({ argsArray, fnArray }: Awaited<ReturnType<Page['getOperatorList']>>): string[] {
  /** For each marked content around the operator, whether it is an artifact or belongs to the structure tree. */
  const openContents: boolean[] = [];
  const found: string[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      const [tag, content] = argsArray[index] ?? [];
      openContents.push(tag === 'Artifact' || content !== undefined);
    }
    if (operator === OPS.endMarkedContent) openContents.pop();
    const drawing = drawingOperators.get(operator);
    if (drawing !== undefined && !openContents.includes(true)) found.push(drawing);
  }
  return found;
}

/** All elements of a tree, in reading order. */
export function elementsOf(element: PdfElement): PdfElement[] {
  return [element, ...element.children.flatMap(elementsOf)];
}
