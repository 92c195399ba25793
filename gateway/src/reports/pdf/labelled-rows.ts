import { type Box, overlay, shifted } from './box.ts';
import type { Sheet } from './sheet.ts';
import type { TextStyle } from './typeface.ts';

interface LabelledRow {
  readonly label: string;
  readonly value: string;
  /** Of the value. */
  readonly style: TextStyle;
}

/** Rows of a table: each value behind its label. All labels get the room that the widest one needs, up to a limit. */
export function labelledRows(
  sheet: Sheet,
  rows: readonly LabelledRow[],
  options: { labelStyle: TextStyle; maxLabel: number; between: number; width: number },
): Box[] {
  const { between, labelStyle, maxLabel, width } = options;
  const widest = Math.max(0, ...rows.map(({ label }) => sheet.widthOf(label, labelStyle)));
  const labelWidth = Math.min(widest + 1, maxLabel);
  const x = labelWidth + between;
  return rows.map(({ label, style, value }) => {
    const head = sheet.text('TH', label, labelStyle, labelWidth);
    return sheet.element(
      'TR',
      overlay(head, shifted(sheet.text('TD', value, style, width - x), { x, y: 0 })),
    );
  });
}
