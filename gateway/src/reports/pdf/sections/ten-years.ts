import type { TenYearsSection } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from '../box.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

export function tenYearsSection(
  sheet: Sheet,
  { action, caveat, heading, sentence }: TenYearsSection,
): Section {
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      { gap: 1, ...sheet.text('P', sentence, styles.body, column.width) },
      ...(action === null ? [] : [{ gap: 2, ...sheet.text('P', action, styles.strong, column.width) }]),
      { gap: 4, ...sheet.text('P', caveat, styles.small, column.width) },
    ],
  };
}
