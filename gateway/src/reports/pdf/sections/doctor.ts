import type { DoctorSection } from '@choose-life/contracts/domain/report/report-view';
import { inPairs, overlay, type Section, shifted, stack } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { column, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingWithLead, labelledRows } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

const padding = 12;
const width = column.width - 2 * padding;
const between = 18;
const cell = (width - between) / 2;

/** Plain facts for a health worker, in a box that can be found again. */
export function doctorSection(
  sheet: Sheet,
  { heading, lead, rows }: DoctorSection,
  { gap }: Compaction,
): Section {
  const cells = labelledRows(
    sheet,
    rows.map(row => ({ ...row, style: styles.strong })),
    { labelStyle: styles.muted, maxLabel: 0.55 * cell, between: 10, width: cell },
  );
  const table = sheet.element('Table', stack(...inPairs(cells, cell + between)));
  const content = stack(headingWithLead(sheet, heading, lead, width), shifted(table, { x: 0, y: 4 }));
  const height = 2 * padding - 4 + content.height;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y, column.width, height, 12).fill(palette.sunk);
  });
  const box = overlay(ground, shifted(content, { x: padding, y: padding - 3 }));
  return { bookmark: heading, blocks: [{ ...box, gap, height }] };
}
