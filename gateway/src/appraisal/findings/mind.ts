import {
  gad2,
  type MoodResult,
  type MoodScreener,
  maxScore,
  moodResult,
  moodScore,
  phq2,
} from '@choose-life/contracts/domain/report/mood-screens';
import { all, any, type Condition, chose, when } from '../condition.ts';
import { mayMove } from '../must-rest.ts';
import { highestStress, stressKeys, stressScore } from '../stress.ts';
import { bandRows, type FindingRow } from './row.ts';
import { optionValue } from './values.ts';

function result(screener: MoodScreener, name: string, wanted: MoodResult, words: string): Condition {
  return when(
    `${name}: ${words}`,
    screener.questions,
    ({ answers }) => moodResult(answers, screener) === wanted,
  );
}

function screenRows(screener: MoodScreener, label: string, name: string): FindingRow[] {
  const { id, questions, source } = screener;
  return bandRows(
    {
      id,
      label,
      questions,
      source,
      value: ({ answers }) => {
        const score = moodScore(answers, screener);
        return score === null ? 'one answer' : `${score} of ${maxScore}`;
      },
    },
    [
      {
        rule: `${id}-some`,
        condition: result(screener, name, 'some', 'a sum of 1 or 2, also of one answer alone'),
        band: 'Some days',
        tone: 'note',
        text:
          id === 'mood'
            ? 'Some days were heavy. That is part of life; if it stays or grows, talk to somebody early.'
            : 'Some days were full of worry. That is part of life; if it stays or grows, talk to somebody early.',
        says: [id === 'mood' ? 'mood: some' : 'worry: some'],
      },
      {
        rule: `${id}-none`,
        condition: result(screener, name, 'none', 'both answered "Not at all"'),
        band: 'Nothing stands out',
        tone: 'good',
        text: 'Whenever you feel low or worried, do talk to somebody.',
        says: [id === 'mood' ? 'mood: calm' : 'worry: calm'],
      },
    ],
  );
}

const stressRows = bandRows(
  {
    id: 'stress',
    label: 'Strain',
    questions: stressKeys,
    source: 'Our own four questions; no published border',
    value: ({ answers }) => `${stressScore(answers) ?? '-'} of ${highestStress}`,
  },
  [
    {
      rule: 'stress-score',
      condition: when(
        'all four questions on the last month are answered',
        stressKeys,
        ({ answers }) => stressScore(answers) !== null,
      ),
      band: 'Your last month',
      tone: 'note',
      text: 'More points are more strain. There is no pass mark: compare it with your own next time.',
      says: [],
    },
  ],
);

const workRows = bandRows(
  {
    id: 'work-strain',
    label: 'Work and life',
    questions: ['work_life_balance', 'manageable_workload', 'professional_personal_balance'],
    source: 'Our own questions; no published border',
    value: () => 'Work takes much room',
  },
  [
    {
      rule: 'work-strain',
      condition: any(
        chose('work_life_balance', '0', '1'),
        chose('manageable_workload', '0', '1'),
        chose('professional_personal_balance', '3', '4'),
      ),
      band: 'Out of balance',
      tone: 'note',
      text: 'Choose one evening a week without work messages, and ask for help with what does not fit into the hours.',
      says: [],
    },
  ],
);

const hardTime = bandRows(
  {
    id: 'hard-time',
    label: 'A hard time',
    questions: ['misfortune'],
    source: 'Our own question',
    value: () => 'In the last year',
  },
  [
    {
      rule: 'hard-time',
      condition: chose('misfortune', 'one', 'more'),
      band: 'Go gently',
      tone: 'note',
      text: 'Something very hard happened to you. Grief and worry take their time; you do not have to carry it alone.',
      says: [],
    },
  ],
);

const brokenSleep = bandRows(
  {
    id: 'sleep-quality',
    label: 'How you sleep',
    questions: ['sleep2', 'sleep3'],
    source: 'AASM, insomnia',
    value: () => 'Three times a week or more',
  },
  [
    {
      rule: 'sleep-quality-poor',
      condition: any(chose('sleep2', '3_or_more'), chose('sleep3', '3_or_more')),
      band: 'Often poor',
      tone: 'attention',
      text: 'Hard nights or sleepy days three times a week or more are worth telling a health worker. It can be treated.',
      says: [],
    },
  ],
);

const stages: readonly (readonly [option: string, band: string, text: string])[] = [
  ['no_plan', 'Not now', 'That is your choice. The steps stay here for the day you want them.'],
  ['within_6_months', 'Thinking about it', 'Write down one reason why it would be worth it to you.'],
  ['within_30_days', 'Getting ready', 'Set a day, and tell somebody about it.'],
  ['started', 'Started', 'The first months are the hardest. Plan for the day it slips.'],
  ['kept_up', 'Kept up', 'Six months or more: it is a habit now.'],
];

function readinessRows(key: string, id: string, label: string, onlyIf?: Condition): FindingRow[] {
  return bandRows(
    { id, label, questions: [key], source: 'Stages of change', value: optionValue(key) },
    stages.map(([option, band, text]) => ({
      rule: `${id}-${option.replaceAll('_', '-')}`,
      condition: onlyIf === undefined ? chose(key, option) : all(chose(key, option), onlyIf),
      band,
      tone: option === 'started' || option === 'kept_up' ? ('good' as const) : ('note' as const),
      text,
      says: [],
    })),
  );
}

const ownHealth = bandRows(
  {
    id: 'own-view',
    label: 'Your own view',
    questions: ['overall_health'],
    source: 'Our own question',
    value: optionValue('overall_health'),
  },
  [
    {
      rule: 'own-view-poor',
      condition: chose('overall_health', 'fair', 'poor'),
      band: 'Worth telling',
      tone: 'note',
      text: 'You know your body best. Tell a health worker what makes you say so.',
      says: [],
    },
    {
      rule: 'own-view-good',
      condition: chose('overall_health', 'good', 'very_good', 'excellent'),
      band: 'As you see it',
      tone: 'note',
      text: 'You know your body best. Your numbers tell the part that cannot be felt.',
      says: [],
    },
  ],
);

/** How a person feels, and what they are ready for. */
export const mindFindings: readonly FindingRow[] = [
  ...screenRows(phq2, 'Mood', 'PHQ-2'),
  ...screenRows(gad2, 'Worry', 'GAD-2'),
  ...stressRows,
  ...workRows,
  ...hardTime,
  ...brokenSleep,
  ...ownHealth,
  ...readinessRows('readiness_to_eat_healthier', 'readiness-eating', 'Ready to eat better'),
  // Nobody who has to rest is held to a day to begin.
  ...readinessRows('readiness_to_exercise_more', 'readiness-moving', 'Ready to move more', mayMove),
];
