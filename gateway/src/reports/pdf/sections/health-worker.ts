import { type HealthWorkerPage, healthWorkerHeadings as headings } from '../../health-worker-page.ts';
import { type Block, type Box, flow, inPairs, rowBlocks, type Section, stack } from '../box.ts';
import { framed } from '../frame.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { labelledRows, listItem } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const padding = 12;
const width = column.width - 2 * padding;
const cell = (width - gutter) / 2;
const dot = { style: styles.body, colour: palette.indigo, room: 12, radius: 2 };

/** The facts in a frame, then what the person was told. */
export function healthWorkerSection(sheet: Sheet, page: HealthWorkerPage): Section {
  const { about, facts, lead, scores, steps, tenYears, told } = page;
  const paragraph = (text: string, gap: number): Block => ({
    gap,
    ...sheet.text('P', text, styles.body, width),
  });
  const rows = labelledRows(
    sheet,
    facts.map(fact => ({ ...fact, style: styles.strong })),
    { labelStyle: styles.muted, maxLabel: 0.55 * cell, between: 10, width: cell },
  );
  const known: Block[] = [
    ...rowBlocks('Table', inPairs(rows, cell + gutter), [0, 2]),
    ...(tenYears === null ? [] : [paragraph(tenYears, 6)]),
    ...inPairs(
      scores.map(score => sheet.text('P', score, styles.body, cell)),
      cell + gutter,
    ).map((pair, index) => ({ ...pair, gap: index === 0 ? 6 : 0 })),
  ];
  const toldItems = told.map(each => listItem(sheet, sheet.element('LBody', toldBox(sheet, each)), dot));
  const stepItems = steps.map(step =>
    listItem(sheet, sheet.text('LBody', step, styles.body, half - dot.room), dot),
  );
  const list = (text: string, items: readonly Box[]): Block[] => {
    if (items.length === 0) return [];
    const title = sheet.text('H3', text, styles.part, column.width);
    return [{ gap: 14, withNext: true, ...title }, ...rowBlocks('L', items, [3, 4])];
  };
  return {
    bookmark: headings.page,
    blocks: [
      { gap: 0, ...sheet.text('H2', headings.page, styles.headline, column.width) },
      ...about.map((text, index) => ({
        gap: index === 0 ? 2 : 0,
        ...sheet.text('P', text, index === 0 ? styles.strong : styles.muted, column.width),
      })),
      { gap: 0, ...sheet.text('P', lead, styles.muted, column.width) },
      ...framed(sheet, known, { indent: padding, padding, paint }).map((block, index) =>
        index === 0 ? { ...block, gap: 8 } : block,
      ),
      ...list(headings.told, toldItems),
      ...list(headings.steps, inPairs(stepItems, half + gutter)),
    ],
  };
}

function toldBox(sheet: Sheet, { about = [], text, title }: HealthWorkerPage['told'][number]): Box {
  const room = column.width - dot.room;
  const parts = [
    sheet.shortText('P', title, styles.strong, room),
    ...about.map(each => sheet.shortText('P', each, styles.muted, room)),
  ];
  return stack(flow(parts, { between: 10, width: room }), sheet.text('P', text, styles.body, room));
}

function paint(pdf: PDFKit.PDFDocument, top: number, bottom: number): void {
  pdf.roundedRect(column.x, top, column.width, bottom - top, 12).fill(palette.sunk);
}
