import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { ageCardsOf } from '../age-cards.ts';
import { ageLineOf } from '../age-line.ts';
import type { Section } from '../block.ts';
import type { Compaction } from '../compaction.ts';
import { palette } from '../palette.ts';
import { column } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import type { Role, Structure } from '../structure.ts';
import type { TextMeasurer } from '../text-block.ts';
import { styles, type TextStyle } from '../typeface.ts';

const padding = 14;
const inner = { x: column.x + padding, width: column.width - 2 * padding };
const headingStyle: TextStyle = { face: 'figures', size: 10, leading: 12, colour: palette.indigo };

interface Piece {
  readonly role: Role;
  readonly text: string;
  readonly style: TextStyle;
  /** Space below. */
  readonly after: number;
}

/** Under an urgent notice the headline is plain text: nothing may look more important than the notice. */
function piecesOf({ heading, headline, notFor, sentences, tone }: AnalysisView): Piece[] {
  const colour = tone === 'good' ? palette.good : palette.ink;
  const urgent = tone === 'urgent';
  const said: TextStyle = urgent ? styles.strong : { ...styles.headline, colour };
  return [
    { role: 'H2', text: heading, style: headingStyle, after: 2 },
    { role: urgent ? 'P' : 'H3', text: headline, style: said, after: urgent ? 0 : 3 },
    ...sentences.map(text => ({ role: 'P', text, style: styles.body, after: 0 }) as const),
    ...(notFor === null ? [] : [{ role: 'P', text: notFor, style: styles.muted, after: 0 } as const]),
  ];
}

/** ANALYSIS (s.2.3) in a card: the sentence, for whom it is not, the ages on a line and in three cards. */
export function analysisSection(
  measure: TextMeasurer,
  view: AnalysisView,
  { compaction, gap }: { compaction: Compaction; gap: number },
): Section {
  const pieces = piecesOf(view);
  const line = ageLineOf(measure, view, inner.width);
  const cards = ageCardsOf(measure, view.ages, { width: inner.width, dense: compaction.dense });
  const wordsHeight = pieces.reduce(
    (sum, { after, style, text }) => sum + measure.heightOf(text, style, inner.width) + after,
    0,
  );
  const lineRoom = line === null ? 8 : line.height + 12;
  const scopeHeight = view.scope === null ? 0 : 4 + measure.heightOf(view.scope, styles.small, inner.width);
  const height = 2 * padding - 5 + wordsHeight + lineRoom + cards.height + scopeHeight;

  const draw = (sheet: Sheet, parent: Structure, { y: top }: { y: number }) => {
    sheet.artifact(() => {
      sheet.pdf
        .lineWidth(1)
        .roundedRect(column.x + 0.5, top, column.width - 1, height, 14)
        .stroke(palette.line);
    });
    let y = top + padding - 2;
    for (const { after, role, style, text } of pieces) {
      y = sheet.write(parent, role, text, style, { ...inner, y }) + after;
    }
    line?.draw(sheet, parent, { x: inner.x, y: y + 6 });
    y += lineRoom;
    cards.draw(sheet, parent, { x: inner.x, y });
    if (view.scope === null) return;
    sheet.write(parent, 'P', view.scope, styles.small, { ...inner, y: y + cards.height + 4 });
  };
  return { bookmark: view.heading, blocks: [{ gap, height, draw }] };
}
