import { all, chose, not } from '../condition.ts';
import { mayMove, mustRest, underweight } from '../must-rest.ts';
import { type FindingTable, optionValue } from './table.ts';

const sleepAdvice = 'Adults need 7 hours or more.';

/**
 * The bands of exercise, sleep and time on the road. The options of `weekly_physical_activity` are 1: under 75 minutes of brisk walking a week,
 * 2: 75 to 149, 3: 150 or more, or 75 or more of hard exercise.
 */
export const habitFindings: readonly FindingTable[] = [
  {
    id: 'activity',
    label: 'Movement',
    questions: ['weekly_physical_activity'],
    source: 'WHO 2020 physical activity guidelines',
    value: optionValue('weekly_physical_activity'),
    bands: {
      'activity-rest': {
        condition: all(chose('weekly_physical_activity', '1', '2', '3'), mustRest),
        band: 'Wait for now',
        tone: 'note',
        text: 'Rest until it is over. Ask a health worker before you do more.',
        mustPrint: true,
        ourChoice: 'who has to rest',
      },
      'activity-wait': {
        condition: all(chose('weekly_physical_activity', '1', '2'), underweight, not(mustRest)),
        band: 'Wait for now',
        tone: 'note',
        text: 'First ask a health worker when you may do more.',
        mustPrint: true,
        ourChoice: 'that underweight people ask first',
      },
      'activity-low': {
        condition: all(chose('weekly_physical_activity', '1'), mayMove),
        band: 'Below the advice',
        tone: 'attention',
        text: 'The advice is 150 minutes of brisk walking a week, or 75 of hard exercise.',
      },
      'activity-half': {
        condition: all(chose('weekly_physical_activity', '2'), mayMove),
        band: 'On the way',
        tone: 'note',
        text: 'You are more than half way to 150 minutes a week.',
      },
      'activity-met': {
        condition: all(chose('weekly_physical_activity', '3'), not(mustRest)),
        band: 'Meets the advice',
        tone: 'good',
        text: 'Keep it up: this meets the weekly advice.',
      },
    },
  },
  {
    id: 'sleep',
    label: 'Sleep',
    questions: ['sleep1'],
    source: 'AASM/SRS 2015',
    value: optionValue('sleep1'),
    bands: {
      'sleep-very-short': {
        condition: chose('sleep1', 'under_5'),
        band: 'Too short',
        tone: 'attention',
        text: sleepAdvice,
      },
      'sleep-short': {
        condition: chose('sleep1', '5_6'),
        band: 'Short',
        tone: 'note',
        text: sleepAdvice,
      },
      'sleep-enough': {
        condition: chose('sleep1', '7_9'),
        band: 'Enough',
        tone: 'good',
        text: sleepAdvice,
      },
      'sleep-long': {
        condition: chose('sleep1', 'over_9'),
        band: 'Long',
        tone: 'note',
        text: 'If you still feel tired after long sleep, tell a health worker.',
      },
    },
  },
  {
    id: 'traffic',
    label: 'Time on the road',
    questions: ['time_spent_in_traffic'],
    source: 'Our own question',
    value: optionValue('time_spent_in_traffic'),
    bands: {
      'traffic-long': {
        condition: chose('time_spent_in_traffic', '2_4h', 'over_4h'),
        band: 'Long',
        tone: 'note',
        text: 'Long hours on the road take time from sleep. Ask at work if your hours can shift.',
      },
    },
  },
];
