import { any, chose, when } from '../condition.ts';
import { maxStressScore, stressKeys, stressScore } from '../stress.ts';
import type { FindingTable } from './table.ts';
import { optionValue } from './values.ts';

/** How a person feels. */
export const mindFindings: readonly FindingTable[] = [
  {
    id: 'stress',
    label: 'Strain',
    questions: stressKeys,
    source: 'Our own four questions; no published border',
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
        text: 'More points are more strain. There is no pass mark: compare it with your own next time.',
      },
    },
  },
  {
    id: 'work-strain',
    label: 'Work and life',
    questions: ['work_life_balance', 'manageable_workload', 'professional_personal_balance'],
    source: 'Our own questions; no published border',
    value: () => 'Work takes much room',
    bands: {
      'work-strain': {
        condition: any(
          chose('work_life_balance', '0', '1'),
          chose('manageable_workload', '0', '1'),
          chose('professional_personal_balance', '3', '4'),
        ),
        band: 'Out of balance',
        tone: 'note',
        text: 'Choose one evening a week without work messages, and ask for help with what does not fit into the hours.',
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
        text: 'Something very hard happened to you. Grief and worry take their time; you do not have to carry it alone.',
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
        text: 'Hard nights or sleepy days three times a week or more are worth telling a health worker. It can be treated.',
      },
    },
  },
  {
    id: 'own-view',
    label: 'Your own view',
    questions: ['overall_health'],
    source: 'Our own question',
    value: optionValue('overall_health'),
    bands: {
      'own-view-poor': {
        condition: chose('overall_health', 'fair', 'poor'),
        band: 'Worth telling',
        tone: 'note',
        text: 'You know your body best. Tell a health worker what makes you say so.',
      },
      'own-view-good': {
        condition: chose('overall_health', 'good', 'very_good', 'excellent'),
        band: 'As you see it',
        tone: 'note',
        text: 'You know your body best. Your numbers tell the part that cannot be felt.',
      },
    },
  },
];
