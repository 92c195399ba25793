import { all, type Condition, chose, not } from '../condition.ts';
import { mayMove } from '../must-rest.ts';
import { type FindingTable, optionValue } from './table.ts';

const sleepAdvice = 'Adults need 7 hours or more.';

/** What a person does in a normal week. */
export const habitFindings: readonly FindingTable[] = [
  {
    id: 'activity',
    label: 'Movement',
    questions: ['weekly_physical_activity'],
    source: 'WHO 2020 physical activity guidelines',
    value: optionValue('weekly_physical_activity'),
    bands: {
      'activity-wait': {
        condition: all(chose('weekly_physical_activity', '1', '2'), not(mayMove)),
        band: 'Wait for now',
        tone: 'note',
        text: 'Ask a health worker first when you may do more.',
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
        condition: chose('weekly_physical_activity', '3'),
        band: 'Meets the advice',
        tone: 'good',
        text: 'This meets the advice for a week.',
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
  {
    id: 'way-to-work',
    label: 'Way to work',
    questions: ['means_of_transportation'],
    source: 'WHO 2020 physical activity guidelines',
    value: optionValue('means_of_transportation'),
    bands: {
      'way-to-work-active': {
        condition: chose('means_of_transportation', 'bicycle', 'walk'),
        band: 'Active',
        tone: 'good',
        text: 'The way to work counts as movement.',
      },
    },
  },
];

/** The stages of change, by the options of both questions. */
const stages: readonly (readonly [option: string, band: string, tone: 'good' | 'note', text: string])[] = [
  ['no_plan', 'Not now', 'note', 'That is your choice. The steps stay here for the day you want them.'],
  ['within_6_months', 'Thinking about it', 'note', 'Write down one reason why it would be worth it to you.'],
  ['within_30_days', 'Getting ready', 'note', 'Set a day, and tell somebody about it.'],
  ['started', 'Started', 'good', 'The first months are the hardest. Plan for the day it slips.'],
  ['kept_up', 'Kept up', 'good', 'Six months or more: it is a habit now.'],
];

function readinessTable(key: string, id: string, label: string, onlyIf?: Condition): FindingTable {
  const rows = stages.map(([option, band, tone, text]) => {
    const chosen = chose(key, option);
    const condition = onlyIf === undefined ? chosen : all(chosen, onlyIf);
    return [`${id}-${option.replaceAll('_', '-')}`, { condition, band, tone, text }] as const;
  });
  const about = { id, label, questions: [key], source: 'Stages of change', value: optionValue(key) };
  return { ...about, bands: Object.fromEntries(rows) };
}

export const readinessFindings: readonly FindingTable[] = [
  readinessTable('readiness_to_eat_healthier', 'readiness-eating', 'Ready to eat better'),
  // A person who has to rest is not asked to start moving.
  readinessTable('readiness_to_exercise_more', 'readiness-moving', 'Ready to move more', mayMove),
];
