import { any, chose, urgent } from '../condition.ts';
import { adviceTable } from './rule.ts';

export const mindAdvice = adviceTable({
  'low-mood': {
    condition: urgent('mood', 'mood-and-worry'),
    first: true,
    title: 'Share how you have felt',
    text: 'Tell one person you trust how the last two weeks were, and go with them to a health worker.',
    source: 'WHO, depression',
    article: 'when-your-mood-is-low',
  },
  'much-worry': {
    condition: urgent('worry'),
    first: true,
    title: 'Give your worry a place',
    text: 'Tell one person you trust what keeps you awake, and ask a health worker what helps.',
    source: 'NIMH (US), anxiety',
    article: 'when-worry-will-not-stop',
  },
  snoring: {
    condition: chose('sleep4', 'yes'),
    title: 'Tell a health worker that you snore loudly',
    text: 'Or that you stop breathing in your sleep. It can be treated.',
    source: 'NHLBI (US), sleep apnoea',
    article: 'snoring-and-tired-days',
  },
  'sleep-more': {
    condition: chose('sleep1', 'under_5', '5_6'),
    title: 'Sleep 7 hours or more',
    text: 'Go to bed half an hour earlier, and put the phone away before.',
    source: 'AASM/SRS 2015',
    article: 'seven-hours-of-sleep',
  },
  'calm-evenings': {
    condition: any(
      chose('work_life_balance', '0', '1'),
      chose('manageable_workload', '0', '1'),
      chose('professional_personal_balance', '3', '4'),
    ),
    title: 'Leave work at work',
    text: 'End the day with the same small habit: write down what is left, then close the book.',
    source: 'WHO, mental health at work',
    article: 'calm-in-a-busy-week',
  },
});
