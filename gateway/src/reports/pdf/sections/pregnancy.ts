import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import type { Block, Section } from '../box.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';

/** What is a closed disclosure on a screen is printed open: its title, and its sentences as one paragraph. */
export function pregnancyBlocks(sheet: Sheet, { sentences, title }: PregnancyView, width: number): Block[] {
  return [
    { gap: 5, withNext: true, ...sheet.text('P', title, styles.strong, width) },
    { gap: 0, ...sheet.text('P', sentences.join(' '), styles.body, width) },
  ];
}

/** The same as a section of its own, behind the section of what it concerns. */
export function pregnancySection(sheet: Sheet, pregnancy: PregnancyView): Section {
  return { bookmark: null, blocks: pregnancyBlocks(sheet, pregnancy, column.width) };
}
