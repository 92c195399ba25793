import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { ageCardsOf } from '../age-cards.ts';
import { ageLineOf } from '../age-line.ts';
import type { Section } from '../block.ts';
import { type Box, overlay, shifted, stack } from '../box.ts';
import type { Compaction } from '../compaction.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 14;
const width = column.width - 2 * padding;
const headingStyle: TextStyle = { face: 'figures', size: 10, leading: 12, colour: palette.indigo };

/** Under an urgent notice the headline is plain text: nothing may look more important than the notice. */
function wordsOf(sheet: Sheet, { heading, headline, notFor, sentences, tone }: AnalysisView): Box {
  const colour = tone === 'good' ? palette.good : palette.ink;
  const isUrgent = tone === 'urgent';
  return stack(
    sheet.text('H2', heading, headingStyle, width),
    shifted(
      isUrgent
        ? sheet.text('P', headline, styles.strong, width)
        : sheet.text('H3', headline, { ...styles.headline, colour }, width),
      { x: 0, y: 2 },
    ),
    shifted(stack(...sentences.map(text => sheet.text('P', text, styles.body, width))), {
      x: 0,
      y: isUrgent ? 0 : 3,
    }),
    notFor === null ? null : sheet.text('P', notFor, styles.muted, width),
  );
}

/** ANALYSIS (s.2.3) in a card: the sentence, for whom it is not, the ages on a line and in three cards. */
export function analysisSection(sheet: Sheet, view: AnalysisView, { dense, gap }: Compaction): Section {
  const line = ageLineOf(sheet, view, width);
  const cards = ageCardsOf(sheet, view.ages, { width, dense });
  const scope = view.scope === null ? null : sheet.text('P', view.scope, styles.small, width);
  const content = stack(
    wordsOf(sheet, view),
    line && shifted(line, { x: 0, y: 6 }),
    shifted(cards, { x: 0, y: line ? 6 : 8 }),
    scope && shifted(scope, { x: 0, y: 4 }),
  );
  const height = 2 * padding - 5 + content.height;
  const ground = sheet.picture((pdf, { x, y }) => {
    pdf
      .lineWidth(1)
      .roundedRect(x + 0.5, y, column.width - 1, height, 14)
      .stroke(palette.line);
  });
  const card = overlay(ground, shifted(content, { x: padding, y: padding - 2 }));
  return { bookmark: view.heading, blocks: [{ ...card, gap, height }] };
}
