import type { DoctorSection } from '@choose-life/contracts/domain/report/report-view';
import { type Block, type Box, inPairs, overlay, rowBlocks, type Section, shifted, stack } from '../box.ts';
import { column, gutter, half, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { framed, ground, labelledRows, listItem } from '../text-boxes.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 12;
const width = column.width - 2 * padding;
const cell = (width - gutter) / 2;
const dot = { style: styles.body, colour: palette.indigo, room: 12, radius: 2 };
const nameStyle: TextStyle = { ...styles.strong, face: 'anyNameStrong' };

/** The facts in a frame, then what the person was told. @param about whose report it is, and of when */
export function healthWorkerSection(
  sheet: Sheet,
  doctor: DoctorSection,
  [name = '', ...about]: readonly string[],
): Section {
  const { lead, paperHeading, rows, scores, steps, stepsHeading, told, toldHeading } = doctor;
  const facts = labelledRows(
    sheet,
    rows.map(fact => ({ ...fact, style: styles.strong })),
    { labelStyle: styles.muted, maxLabel: 0.55 * cell, between: 10, width: cell },
  );
  const scored = scores.map(score => sheet.text('P', score, styles.body, cell));
  const known: Block[] = [
    ...rowBlocks('Table', inPairs(facts, cell + gutter), [0, 2]),
    ...inPairs(scored, cell + gutter).map((pair, index) => ({ ...pair, gap: index === 0 ? 6 : 0 })),
  ];
  const toldItems = told.map(each => listItem(sheet, sheet.element('LBody', toldBox(sheet, each)), dot));
  const stepItems = steps.map(step =>
    listItem(sheet, sheet.text('LBody', step, styles.body, half - dot.room), dot),
  );
  const list = (text: string, items: readonly Box[], between = 4): Block[] => {
    if (items.length === 0) return [];
    const title = sheet.text('H3', text, styles.part, column.width);
    return [{ gap: 10, withNext: true, ...title }, ...rowBlocks('L', items, [3, between])];
  };
  const isShort = told.every(({ text }) => text === '');
  const line = (text: string, style: TextStyle) =>
    text === '' ? [] : [{ gap: 0, ...sheet.text('P', text, style, column.width) }];
  return {
    bookmark: paperHeading,
    blocks: [
      { gap: 0, ...sheet.text('H2', paperHeading, styles.headline, column.width) },
      ...line(name, nameStyle),
      ...line(about.join(' · '), styles.muted),
      ...line(lead, styles.muted),
      ...framed(sheet, known, { indent: padding, padding, paint: ground(palette.sunk) }).map(
        (block, index) => (index === 0 ? { ...block, gap: 8 } : block),
      ),
      ...list(toldHeading, toldItems, isShort ? 1 : undefined),
      ...list(stepsHeading, inPairs(stepItems, half + gutter)),
    ],
  };
}

function toldBox(sheet: Sheet, { text, what, when }: DoctorSection['told'][number]): Box {
  const room = column.width - dot.room;
  const name = sheet.shortText('P', what, styles.strong, room);
  const x = name.width + 10;
  const time = when && sheet.text('P', when, { ...styles.strong, colour: palette.indigo }, room - x);
  const words = text === '' ? null : sheet.text('P', text, styles.body, room);
  return stack(overlay(name, time ? shifted(time, { x, y: 0 }) : null), words);
}
