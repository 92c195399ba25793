import { moodFinding, worryFinding } from '../findings/mood.ts';
import { type AdviceRule, chose } from './rule.ts';

/** Advice on mood, worry and sleep. */
export const mindAdvice: readonly AdviceRule[] = [
  {
    id: 'talk-to-somebody',
    when: ({ answers }) =>
      [moodFinding(answers), worryFinding(answers)].some(finding => finding?.tone === 'attention'),
    text: 'Talk to somebody you trust, or to a health worker, about how you have felt lately.',
    questions: ['PHQa', 'PHQb', 'GADa', 'GADb'],
    source: 'PHQ-2 and GAD-2',
  },
  {
    id: 'sleep-more',
    when: chose('sleep1', 'under_5', '5_6'),
    text: 'Aim for 7 hours of sleep or more. Put the phone away half an hour before bed.',
    questions: ['sleep1'],
    source: 'AASM/SRS 2015',
  },
  {
    id: 'snoring',
    when: chose('sleep4', 'yes'),
    text: 'Tell a health worker that you snore loudly or stop breathing in your sleep. It can be treated.',
    questions: ['sleep4'],
    source: 'NHLBI (US), sleep apnoea',
  },
];
