import { all, type Condition, chose, named, not, toCheck, when } from '../condition.ts';
import { drinkKeys, drinkLimitOf, weeklyDrinks } from '../drinks.ts';
import { mayMove, mustRest } from '../must-rest.ts';
import { bandRows, type FindingRow } from './row.ts';
import { optionValue } from './values.ts';

function drinks(
  words: string,
  test: (total: number, complete: boolean, limit: number) => boolean,
): Condition {
  return when(words, [...drinkKeys, 'sex'], facts => {
    const week = weeklyDrinks(facts.answers);
    return week !== null && test(week.total, week.complete, drinkLimitOf(facts));
  });
}

const alcoholRows = bandRows(
  {
    id: 'alcohol',
    label: 'Alcohol',
    questions: ['weekly_alcohol'],
    source: 'NIAAA (US)',
    value: ({ answers }) => {
      const { complete, total } = weeklyDrinks(answers) ?? { complete: false, total: 0 };
      return `${complete ? '' : 'at least '}${total} ${total === 1 ? 'drink' : 'drinks'} a week`;
    },
  },
  [
    {
      rule: 'alcohol-none',
      condition: drinks('all four kinds answered, no drinks', (total, complete) => complete && total === 0),
      band: 'None',
      tone: 'good',
      text: 'No alcohol is the safest choice.',
      says: ['alcohol: none'],
    },
    {
      rule: 'alcohol-low',
      condition: drinks(
        'all four kinds answered, at most 14 drinks a week (men) or 7 (women, and without a sex)',
        (total, complete, limit) => complete && total > 0 && total <= limit,
      ),
      band: 'Low risk',
      tone: 'good',
      text: 'Spread over the week. A weekly total cannot show days with many drinks.',
      says: ['alcohol: low'],
    },
    {
      rule: 'alcohol-partly',
      condition: all(
        drinks(
          'some kinds left empty, and the others within the low-risk line',
          (total, complete, limit) => !complete && total <= limit,
        ),
        named('none to be checked', not(toCheck(...drinkKeys))),
      ),
      band: 'Not complete',
      tone: 'note',
      text: 'Some kinds of drink were left empty, so this cannot be held against the advice.',
      says: ['alcohol: unknown'],
    },
    {
      rule: 'alcohol-high',
      condition: drinks(
        'more than 14 drinks a week (men) or 7 (women, and without a sex)',
        (total, _, limit) => total > limit,
      ),
      band: 'Above low risk',
      tone: 'attention',
      text: 'Above the low-risk line of 14 drinks a week for men and 7 for women.',
      says: ['alcohol: high'],
    },
  ],
);

const activityRows = bandRows(
  {
    id: 'activity',
    label: 'Movement',
    questions: ['weekly_physical_activity'],
    source: 'WHO 2020 physical activity guidelines',
    value: optionValue('weekly_physical_activity'),
  },
  [
    {
      rule: 'activity-wait',
      condition: all(chose('weekly_physical_activity', '1', '2'), mustRest),
      band: 'Wait for now',
      tone: 'note',
      text: 'Get well first, and ask a health worker when you may do more.',
      says: ['moving: rest'],
    },
    {
      rule: 'activity-low',
      condition: all(chose('weekly_physical_activity', '1'), mayMove),
      band: 'Below the advice',
      tone: 'attention',
      text: 'The advice is 150 minutes of brisk walking a week, or 75 of hard exercise.',
      says: ['moving: more'],
    },
    {
      rule: 'activity-half',
      condition: all(chose('weekly_physical_activity', '2'), mayMove),
      band: 'On the way',
      tone: 'note',
      text: 'You are more than half way to 150 minutes a week.',
      says: ['moving: more'],
    },
    {
      rule: 'activity-met',
      condition: chose('weekly_physical_activity', '3'),
      band: 'Meets the advice',
      tone: 'good',
      text: 'This meets the advice for a week.',
      says: [],
    },
  ],
);

const sleepRows = bandRows(
  {
    id: 'sleep',
    label: 'Sleep',
    questions: ['sleep1'],
    source: 'AASM/SRS 2015',
    value: optionValue('sleep1'),
  },
  [
    {
      rule: 'sleep-very-short',
      condition: chose('sleep1', 'under_5'),
      band: 'Too short',
      tone: 'attention',
      text: 'Adults need 7 hours or more.',
      says: [],
    },
    {
      rule: 'sleep-short',
      condition: chose('sleep1', '5_6'),
      band: 'Short',
      tone: 'note',
      text: 'Adults need 7 hours or more.',
      says: [],
    },
    {
      rule: 'sleep-enough',
      condition: chose('sleep1', '7_9'),
      band: 'Enough',
      tone: 'good',
      text: 'Adults need 7 hours or more.',
      says: [],
    },
    {
      rule: 'sleep-long',
      condition: chose('sleep1', 'over_9'),
      band: 'Long',
      tone: 'note',
      text: 'If you still feel tired after long sleep, tell a health worker.',
      says: [],
    },
  ],
);

const traffic = bandRows(
  {
    id: 'traffic',
    label: 'Time on the road',
    questions: ['time_spent_in_traffic'],
    source: 'Our own question',
    value: optionValue('time_spent_in_traffic'),
  },
  [
    {
      rule: 'traffic-long',
      condition: chose('time_spent_in_traffic', '2_4h', 'over_4h'),
      band: 'Long',
      tone: 'note',
      text: 'Long hours on the road take time from sleep. Ask at work if your hours can shift.',
      says: [],
    },
  ],
);

const wayToWork = bandRows(
  {
    id: 'way-to-work',
    label: 'Way to work',
    questions: ['means_of_transportation'],
    source: 'WHO 2020 physical activity guidelines',
    value: optionValue('means_of_transportation'),
  },
  [
    {
      rule: 'way-to-work-active',
      condition: chose('means_of_transportation', 'bicycle', 'walk'),
      band: 'Active',
      tone: 'good',
      text: 'The way to work counts as movement.',
      says: [],
    },
  ],
);

/** What a person does in a normal week. */
export const habitFindings: readonly FindingRow[] = [
  ...alcoholRows,
  ...activityRows,
  ...sleepRows,
  ...traffic,
  ...wayToWork,
];
