import type { Letter } from '@choose-life/contracts/domain/report/letter-view';
import {
  type Block,
  type Box,
  overlay,
  pairBoxes,
  rowBlocks,
  type Section,
  shiftBox,
  sideBySide,
  stack,
} from '../box.ts';
import { contentArea, gutter, halfColumnWidth, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import type { Role } from '../tagged-pdf.ts';
import { frameBlocks } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const nameStyle: TextStyle = { ...styles.strong, face: 'personNameStrong' };
const reasonStyle: TextStyle = { face: 'strong', size: 12.5, leading: 15.5, colour: palette.ink };
const headingStyle: TextStyle = { ...styles.smallStrong, size: 10.5, leading: 13, colour: palette.indigo };
const labelStyle: TextStyle = { ...styles.small, leading: 12 };
const factStyle: TextStyle = { ...styles.smallStrong, leading: 12 };
const wideValueStyle: TextStyle = { ...labelStyle, colour: palette.ink };
/** The width of the labels, in points. It is the same for all rows, so that the values are aligned. */
const labelWidth = 116;
const valueX = labelWidth + 6;
const frame = { indent: 15, padding: 8 };
const levelColours: Readonly<Record<Letter['level'], { readonly tint: string; readonly stripe: string }>> = {
  crisis: { tint: palette.dangerTint, stripe: palette.danger },
  'by-date': { tint: palette.warnTint, stripe: palette.warn },
  none: { tint: palette.sunk, stripe: palette.indigo },
};

/** The height of a line to write on, in points: 7.8 mm. */
export const blankLineHeight = 22;

interface LetterOptions {
  /** Name of the person, date of the report, and its number among the person's reports. */
  readonly headerParts: readonly string[];
  /** The roles of the title and of the headings: the letter is a document by itself, or the last section of a report. */
  readonly titleRole: Role;
  readonly headingRole: Role;
  /** How many lines without a label are at the end. */
  readonly emptyLines: number;
}

/** The letter to a health worker: reason and time, the person, the facts, what the report advised, and lines to write on. */
export function letterSection(
  sheet: Sheet,
  letter: Letter,
  { headerParts, emptyLines, headingRole, titleRole }: LetterOptions,
): Section {
  const { groups, heading, lead, person, scores, scoresHeading, instructions, instructionsHeading } = letter;
  const paragraph = (text: string, style: TextStyle): Block => {
    return { gap: 0, ...sheet.text('P', text, style, contentArea.width) };
  };
  const withHeading = (text: string, blocks: readonly Block[]): Block[] => {
    if (blocks.length === 0) return [];
    const title = shiftBox(sheet.text(headingRole, text, headingStyle, contentArea.width), { x: 0, y: 4 });
    return [{ gap: 5, withNext: true, ...overlay(topRule(sheet), title) }, ...blocks];
  };
  const [name = '', ...details] = headerParts;
  const personLine = [name, ...person].filter(part => part !== '').join(' \u00b7 ');
  const instructionRows = instructions.map(({ label, what }) =>
    wideRow(sheet, { label, value: what }, factStyle),
  );
  return {
    bookmark: heading,
    blocks: [
      { gap: 0, withNext: true, ...sheet.text(titleRole, heading, styles.section, contentArea.width) },
      ...reasonBlocks(sheet, letter),
      { ...paragraph(personLine, nameStyle), gap: 6 },
      paragraph([lead, ...details].join(' \u00b7 '), labelStyle),
      ...groups.flatMap(group => withHeading(group.heading, factRows(sheet, group.rows))),
      ...withHeading(scoresHeading, scores.length === 0 ? [] : [paragraph(scores.join(' '), factStyle)]),
      ...withHeading(
        instructionsHeading,
        rowBlocks('Table', instructionRows, { gapBefore: 1, gapBetween: 1 }),
      ),
      ...withHeading(
        letter.blankLinesHeading,
        rowBlocks('L', blankLineRows(sheet, letter.blankLines, emptyLines), { gapBefore: 0, gapBetween: 0 }),
      ),
    ],
  };
}

function reasonBlocks(sheet: Sheet, { level, reason }: Letter): Block[] {
  const { stripe, tint } = levelColours[level];
  const text = sheet.text('P', reason, reasonStyle, contentArea.width - frame.indent - frame.padding);
  const paint = (pdf: PDFKit.PDFDocument, top: number, bottom: number) => {
    pdf.roundedRect(contentArea.x, top, contentArea.width, bottom - top, 8).fill(tint);
    pdf.roundedRect(contentArea.x + 5, top + 7, 3.5, bottom - top - 14, 1.75).fill(stripe);
  };
  return frameBlocks(sheet, [{ gap: 5, ...text }], { ...frame, paint });
}

type Row = Letter['groups'][number]['rows'][number];

/** The facts in two columns. A fact that may need more than three lines there is printed over the whole width, after all other facts. */
function factRows(sheet: Sheet, rows: readonly Row[]): Block[] {
  const width = halfColumnWidth - valueX;
  // Lines break at spaces, so that a text of two and a half line widths can need a fourth line.
  const isLong = ({ value }: Row) => sheet.widthOf(value, factStyle) > 2.5 * width;
  const columns = rows
    .filter(row => !isLong(row))
    .map(({ label, value }) => tableRow(sheet, label, labelStyle, sheet.text('TD', value, factStyle, width)));
  const wide = rows.filter(isLong).map(row => wideRow(sheet, row, labelStyle));
  return rowBlocks('Table', [...pairBoxes(columns, halfColumnWidth + gutter), ...wide], {
    gapBefore: 1,
    gapBetween: 1,
  });
}

function wideRow(sheet: Sheet, { label, value }: Row, style: TextStyle): Box {
  return tableRow(sheet, label, style, sheet.text('TD', value, wideValueStyle, contentArea.width - valueX));
}

function tableRow(sheet: Sheet, label: string, style: TextStyle, value: Box): Box {
  const head = sheet.text('TH', label, style, labelWidth);
  return sheet.element('TR', overlay(head, shiftBox(value, { x: valueX, y: 0 })));
}

/**
 * Lines to write on. Two half-width lines in succession share a row. The empty lines are in the same box as the last row, so that they are
 * not list items.
 */
function blankLineRows(sheet: Sheet, lines: Letter['blankLines'], emptyLines: number): Box[] {
  const rows: Box[][] = [];
  let hasFreeHalf = false;
  for (const { isWide, label } of lines) {
    const box = labelledBlankLine(sheet, label, isWide ? contentArea.width : halfColumnWidth);
    if (hasFreeHalf && !isWide) rows.at(-1)?.push(box);
    else rows.push([box]);
    hasFreeHalf = !isWide && rows.at(-1)?.length === 1;
  }
  const boxes = rows.map(row => sideBySide(row, halfColumnWidth + gutter));
  const empty = Array.from({ length: emptyLines }, () =>
    emptyLine(sheet, { x: 0, width: contentArea.width }),
  );
  return [...boxes.slice(0, -1), stack(boxes.at(-1) ?? null, ...empty)];
}

/** A label, followed by a line to write on. @param width the width of label and line together */
function labelledBlankLine(sheet: Sheet, label: string, width: number): Box {
  const x = sheet.widthOf(label, labelStyle) + 6;
  const name = sheet.element('LI', sheet.text('LBody', label, labelStyle, width));
  const line = emptyLine(sheet, { x, width: width - x });
  // The label is shifted down, so that its baseline is on the line.
  return {
    ...overlay(line, shiftBox(name, { x: 0, y: blankLineHeight - labelStyle.leading - 0.5 })),
    height: blankLineHeight,
  };
}

function emptyLine(sheet: Sheet, line: { readonly x: number; readonly width: number }): Box {
  const rule = sheet.picture((pdf, { x, y }) => {
    const left = x + line.x;
    const lineY = y + blankLineHeight - 3;
    pdf
      .lineWidth(0.75)
      .moveTo(left, lineY)
      .lineTo(left + line.width, lineY)
      .stroke(palette.inkSubtle);
  });
  return { ...rule, height: blankLineHeight };
}

function topRule(sheet: Sheet): Box {
  return sheet.picture((pdf, { x, y }) => {
    pdf
      .lineWidth(0.75)
      .moveTo(x, y)
      .lineTo(x + contentArea.width, y)
      .stroke(palette.line);
  });
}
