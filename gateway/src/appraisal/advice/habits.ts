import { all, any, chose, describedAs, not, urgent } from '../condition.ts';
import { mayMove, underweight } from '../must-rest.ts';
import { eatsFewGreens, mayWalkMore, pressureToBringDown } from './pressure.ts';
import { adviceTable } from './rule.ts';
import { hasNoStrengthStep } from './weight.ts';

const mayEatLessSugar = describedAs(
  'the blood sugar is not low',
  not(urgent('glucose-very-low', 'glucose-low')),
);
const mayEatLess = describedAs('not underweight', not(underweight));
const isNotPartOfPressureStep = describedAs(
  'it is not already a way of the step on the blood pressure',
  not(pressureToBringDown),
);

/** Steps on exercise, food and clean hands. */
export const habitsAdvice = adviceTable({
  'move-more': {
    condition: all(mayWalkMore, isNotPartOfPressureStep),
    title: 'Walk 22 minutes a day',
    text: 'That makes 150 minutes a week. Getting off the bus one stop early counts.',
    source: 'WHO 2020 physical activity guidelines',
    article: 'one-hundred-and-fifty-minutes',
  },
  'train-muscles': {
    // '3' is the most active option. People with another answer should walk more first.
    condition: all(chose('weekly_physical_activity', '3'), mayMove, hasNoStrengthStep),
    title: 'Work your muscles on two days a week',
    text: 'Squats, climbing stairs and carrying water all count, on top of your walking.',
    source: 'WHO 2020 physical activity guidelines',
    article: 'strong-without-a-gym',
  },
  'eat-vegetables': {
    condition: all(eatsFewGreens, isNotPartOfPressureStep),
    title: 'Eat five handfuls of fruit and greens a day',
    text: 'Ugu, okro and oranges all count. So do greens in a soup. With kidney disease, ask a health worker first.',
    source: 'WHO, healthy diet',
    article: 'five-handfuls-a-day',
  },
  'less-sugar': {
    condition: all(chose('junk_food', '3_5', 'daily'), mayEatLessSugar, mayEatLess),
    title: 'Swap sweet drinks for water',
    text: 'Swap biscuits for fruit on most days. A handful of groundnuts is good too, unless you are allergic.',
    source: 'WHO, healthy diet',
    article: 'what-is-in-your-bottle',
  },
  'less-fast-food': {
    condition: all(chose('fast_food', '3_5', 'daily'), mayEatLess),
    title: 'Bring a meal from home more often',
    text: 'Fast food has a lot of fat and sugar.',
    source: 'WHO, healthy diet',
    article: 'small-spoon-of-salt',
  },
  'less-fat': {
    condition: all(
      any(
        chose('amount_of_oil_cooked', 'much'),
        chose('butter', '3_5', 'daily'),
        chose('amount_of_mayo_consumed', '3_5', 'daily'),
      ),
      mayEatLess,
    ),
    title: 'Use less oil, butter and mayonnaise',
    text: 'Measure them with a spoon, and use one spoon less each week.',
    source: 'WHO, healthy diet',
    article: 'cholesterol-in-plain-words',
  },
  'other-oil': {
    condition: chose('cook_with_oil', 'palm'),
    title: 'Use groundnut or soya oil on some days',
    text: 'Palm oil raises cholesterol more than these oils do. Do not use an oil that you are allergic to.',
    source: 'WHO, healthy diet',
    article: 'cholesterol-in-plain-words',
  },
  'wash-hands': {
    condition: chose('wash_hands_daily', 'none', '1_4'),
    title: 'Wash your hands with soap',
    text: 'Wash them before food and after the toilet, every time.',
    source: 'WHO, hand hygiene',
    article: 'coughs-fever-and-short-breath',
  },
});
