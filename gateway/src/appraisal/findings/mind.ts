import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import {
  gad2,
  type MoodResult,
  type MoodScreener,
  moodResult,
  phq2,
} from '@choose-life/contracts/domain/report/mood-screeners';
import { any, type Condition, chose, when } from '../condition.ts';
import { numberOf } from '../facts.ts';
import type { FindingTable } from './table.ts';

/** Our own four questions on strain in the last month. The first two are on control, so their scores are reversed. */
const stressQuestions = [
  { key: 'felt_confident', isReversed: true },
  { key: 'going_your_way', isReversed: true },
  { key: 'stress_GADa', isReversed: false },
  { key: 'difficulties_piling_up', isReversed: false },
] as const;

const stressKeys: readonly string[] = stressQuestions.map(({ key }) => key);
/** The highest score: four questions with up to 4 points each. */
const maxStressScore = 16;

/**
 * The score of the four questions, from 0 to 16, where more is more strain; null unless all four are answered. It has no published threshold.
 */
function stressScore(answers: Answers): number | null {
  let sum = 0;
  for (const { isReversed, key } of stressQuestions) {
    const value = numberOf(answers, key);
    // The options are 0 to 4.
    if (value === null || value > 4 || !Number.isInteger(value)) return null;
    sum += isReversed ? 4 - value : value;
  }
  return sum;
}

/** The bands of a screener that are not urgent. Its highest band is an urgent situation. */
function screenerTable(
  screener: MoodScreener,
  { none, some }: Readonly<Record<'none' | 'some', string>>,
): FindingTable {
  const { id, label, questions, scale, source } = screener;
  const resultCondition = (expected: MoodResult, text: string): Condition =>
    when(`${scale}: ${text}`, questions, ({ answers }) => moodResult(answers, screener) === expected);
  return {
    id,
    label,
    questions,
    source,
    // Only the letter to a health worker shows the score.
    value: () => 'In the last 2 weeks',
    bands: {
      [`${id}-some`]: {
        condition: resultCondition('some', 'a sum of 1 or 2, also if only one of the two was answered'),
        band: 'Some days',
        tone: 'note',
        text: some,
      },
      [`${id}-none`]: {
        condition: resultCondition('none', 'both answered "Not at all"'),
        band: 'Nothing stands out',
        tone: 'good',
        text: none,
      },
    },
  };
}

/** The bands of PHQ-2 and GAD-2. */
export const moodFindings: readonly FindingTable[] = [
  screenerTable(phq2, {
    some: 'Some days were hard. That is part of life. If it stays or gets worse, talk to somebody early.',
    none: 'If you ever feel low, talk to somebody.',
  }),
  screenerTable(gad2, {
    some: 'Some days were full of worry. If the worry stays, tell somebody you trust.',
    none: 'If you start to worry, talk to somebody about it.',
  }),
];

/** The bands of strain, a hard time and the quality of sleep. */
export const mindFindings: readonly FindingTable[] = [
  {
    id: 'stress',
    label: 'Strain',
    questions: stressKeys,
    source: 'Our own four questions; no published threshold',
    value: ({ answers }) => `${stressScore(answers) ?? '-'} of ${maxStressScore}`,
    bands: {
      'stress-score': {
        condition: when(
          'all four questions on the last month are answered',
          stressKeys,
          ({ answers }) => stressScore(answers) !== null,
        ),
        band: 'Your last month',
        tone: 'note',
        text: 'More points mean more strain. There is no pass mark. Next time, compare your points with these.',
      },
    },
  },
  {
    id: 'hard-time',
    label: 'A hard time',
    questions: ['misfortune'],
    source: 'Our own question',
    value: () => 'In the last year',
    bands: {
      'hard-time': {
        condition: chose('misfortune', 'one', 'more'),
        band: 'Go gently',
        tone: 'note',
        text: 'Something very hard happened to you. Grief and worry take time. You do not have to carry them alone.',
      },
    },
  },
  {
    id: 'sleep-quality',
    label: 'How you sleep',
    questions: ['sleep2', 'sleep3'],
    source: 'AASM, insomnia',
    value: () => 'Three times a week or more',
    bands: {
      'sleep-quality-poor': {
        condition: any(chose('sleep2', '3_or_more'), chose('sleep3', '3_or_more')),
        band: 'Often poor',
        tone: 'attention',
        text: 'Poor nights or sleepy days three times a week or more can be treated. Tell a health worker.',
      },
    },
  },
];
