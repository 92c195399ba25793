import type { DoctorSection } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from '../block.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import { rowsOf } from '../rows-of.ts';
import type { Sheet } from '../sheet.ts';
import type { Structure } from '../structure.ts';
import { headingWithLead, type TextMeasurer } from '../text-block.ts';
import { styles } from '../typeface.ts';

const padding = 12;
const inner = { x: column.x + padding, width: column.width - 2 * padding };
const between = 18;
const cell = (inner.width - between) / 2;

/** Plain facts for a health worker, in a box that can be found again. */
export function doctorSection(
  measure: TextMeasurer,
  { heading, lead, rows }: DoctorSection,
  gap: number,
): Section {
  const widest = Math.max(...rows.map(row => measure.widthOf(row.label, styles.muted)));
  const label = Math.min(widest + 1, 0.55 * cell);
  const value = { x: label + 10, width: cell - label - 10 };
  const pairs = rowsOf(rows, 2).map(pair => {
    const heights = pair.map(row =>
      Math.max(
        measure.heightOf(row.label, styles.muted, label),
        measure.heightOf(row.value, styles.strong, value.width),
      ),
    );
    return { pair, height: Math.max(...heights) };
  });
  const head = headingWithLead(measure, heading, lead, inner.width);
  const height = 2 * padding - 4 + head.height + 4 + pairs.reduce((sum, each) => sum + each.height, 0);

  const draw = (sheet: Sheet, parent: Structure, { y: top }: { y: number }) => {
    sheet.artifact(() => sheet.pdf.roundedRect(column.x, top, column.width, height, 12).fill(palette.sunk));
    head.draw(sheet, parent, { x: inner.x, y: top + padding - 3 });
    let y = top + padding - 3 + head.height + 4;
    const table = sheet.group(parent, 'Table');
    for (const { height: own, pair } of pairs) {
      for (const [place, row] of pair.entries()) {
        const x = inner.x + place * (cell + between);
        const line = sheet.group(table, 'TR');
        sheet.write(line, 'TH', row.label, styles.muted, { x, y, width: label });
        sheet.write(line, 'TD', row.value, styles.strong, { x: x + value.x, y, width: value.width });
      }
      y += own;
    }
  };
  return { bookmark: heading, blocks: [{ gap, height, draw }] };
}
