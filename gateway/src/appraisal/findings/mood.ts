import {
  gad2,
  type MoodResult,
  type MoodScreener,
  moodResult,
  moodScore,
  phq2,
} from '@choose-life/contracts/domain/report/mood-screens';
import type { Claim } from '../claim.ts';
import { type Condition, when } from '../condition.ts';
import type { FindingTable } from './table.ts';
import { scoreText } from './values.ts';

interface ScreenerWords {
  readonly label: string;
  /** The name of the published scale. */
  readonly scale: string;
  readonly someText: string;
  readonly claims: { readonly some: Claim; readonly calm: Claim };
}

/** The bands of a screener below its urgent one, which stands in the table of urgent situations. */
function screenerTable(screener: MoodScreener, words: ScreenerWords): FindingTable {
  const { id, questions, source } = screener;
  const result = (wanted: MoodResult, text: string): Condition =>
    when(`${words.scale}: ${text}`, questions, ({ answers }) => moodResult(answers, screener) === wanted);
  return {
    id,
    label: words.label,
    questions,
    source,
    value: ({ answers }) => scoreText(moodScore(answers, screener)),
    bands: {
      [`${id}-some`]: {
        condition: result('some', 'a sum of 1 or 2, also of one answer alone'),
        band: 'Some days',
        tone: 'note',
        text: words.someText,
        claims: [words.claims.some],
      },
      [`${id}-none`]: {
        condition: result('none', 'both answered "Not at all"'),
        band: 'Nothing stands out',
        tone: 'good',
        text: 'Whenever you feel low or worried, do talk to somebody.',
        claims: [words.claims.calm],
      },
    },
  };
}

export const moodFindings: readonly FindingTable[] = [
  screenerTable(phq2, {
    label: 'Mood',
    scale: 'PHQ-2',
    someText: 'Some days were heavy. That is part of life; if it stays or grows, talk to somebody early.',
    claims: { some: 'mood: some', calm: 'mood: calm' },
  }),
  screenerTable(gad2, {
    label: 'Worry',
    scale: 'GAD-2',
    someText:
      'Some days were full of worry. That is part of life; if it stays or grows, talk to somebody early.',
    claims: { some: 'worry: some', calm: 'worry: calm' },
  }),
];
