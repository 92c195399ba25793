import type { PregnancyView } from '@choose-life/contracts/domain/report/pregnancy';
import { type Block, overlay, type Section, shiftBox, stack } from '../box.ts';
import { contentArea, palette } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles } from '../typeface.ts';

const indent = 10;

/** The text on pregnancy, to the right of a thin stripe. A screen may fold the sentences; the PDF always has all of them. */
export function pregnancyBlock(sheet: Sheet, { sentences, title }: PregnancyView, width: number): Block {
  const texts = stack(
    sheet.text('P', title, styles.strong, width - indent),
    sheet.text('P', sentences.join(' '), styles.body, width - indent),
  );
  const stripe = sheet.picture((pdf, { x, y }) => {
    pdf.roundedRect(x, y + 1, 2, texts.height - 2, 1).fill(palette.inkSubtle);
  });
  return { gap: 6, ...overlay(stripe, shiftBox(texts, { x: indent, y: 0 })) };
}

/** The text on pregnancy as a section, which is placed after the section that it concerns. */
export function pregnancySection(sheet: Sheet, pregnancy: PregnancyView): Section {
  return { bookmark: null, blocks: [pregnancyBlock(sheet, pregnancy, contentArea.width)] };
}
