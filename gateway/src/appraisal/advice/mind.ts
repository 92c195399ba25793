import { any, chose, urgent } from '../condition.ts';
import { adviceTable } from './rule.ts';

/** Steps on mood, sleep and work. */
export const mindAdvice = adviceTable({
  'low-mood': {
    condition: urgent('mood', 'mood-and-worry'),
    healthWorkerVisit: 'today',
    title: 'Talk about how you have felt',
    text: 'Tell one person you trust how the last two weeks have been, and go with them to a health worker.',
    source: 'WHO, depression',
    article: 'when-your-mood-is-low',
  },
  'much-worry': {
    condition: urgent('worry'),
    healthWorkerVisit: 'today',
    title: 'Talk about your worry',
    text: 'Tell one person you trust what keeps you awake, and ask a health worker what helps.',
    source: 'NIMH (US), anxiety',
    article: 'when-worry-will-not-stop',
  },
  'sleep-more': {
    condition: chose('sleep1', 'under_5', '5_6'),
    title: 'Sleep 7 hours or more',
    text: 'Go to bed half an hour earlier, and put your phone away first.',
    source: 'AASM/SRS 2015',
    article: 'seven-hours-of-sleep',
  },
  'calm-evenings': {
    // The options are 0 ("Never") to 4 ("Very often"). The third question is about worries, so its high options are the bad ones.
    condition: any(
      chose('work_life_balance', '0', '1'),
      chose('manageable_workload', '0', '1'),
      chose('professional_personal_balance', '3', '4'),
    ),
    title: 'Leave work at work',
    text: 'End each working day with the same small habit: write down what is left to do, then stop.',
    source: 'WHO, mental health at work',
    article: 'calm-in-a-busy-week',
  },
});
