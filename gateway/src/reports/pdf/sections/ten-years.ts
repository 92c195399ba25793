import type { TenYearsSection } from '@choose-life/contracts/domain/report/report-view';
import type { Section } from '../box.ts';
import { contentArea } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { headingBlock } from '../text-boxes.ts';
import { styles } from '../typeface.ts';

/** The section on the ten-year risk. It has sentences only; the screen also draws a picture of 100 people. */
export function tenYearsSection(
  sheet: Sheet,
  { action, caveat, heading, peer, sentence }: TenYearsSection,
): Section {
  return {
    bookmark: heading,
    blocks: [
      headingBlock(sheet, heading),
      { gap: 1, ...sheet.text('P', sentence, styles.body, contentArea.width) },
      { gap: 0, ...sheet.text('P', peer, styles.body, contentArea.width) },
      ...(action === null ? [] : [{ gap: 2, ...sheet.text('P', action, styles.strong, contentArea.width) }]),
      { gap: 4, ...sheet.text('P', caveat, styles.small, contentArea.width) },
    ],
  };
}
