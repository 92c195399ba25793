import { all, any, anyPositive, chose, named, not, urgent } from '../condition.ts';
import { aboveWeeklyLimit } from '../findings/alcohol.ts';
import { mayMove, underweight } from '../must-rest.ts';
import { eatsFewGreens, mayWalkMore, pressureToBringDown } from './heart.ts';
import { adviceTable } from './rule.ts';

const mayEatLessSugar = named('the blood sugar is not low', not(urgent('glucose-very-low', 'glucose-low')));
const mayEatLess = named('not underweight', not(underweight));
const isNoWay = named('it is no way of the step on the blood pressure', not(pressureToBringDown));

export const habitsAdvice = adviceTable({
  'drink-less': {
    condition: aboveWeeklyLimit,
    title: 'Cut down on alcohol',
    text: 'Plan some days a week without any. If you drink every day, ask a health worker before you stop at once.',
    source: 'NIAAA (US)',
    article: 'alcohol-and-your-week',
    mustPrint: true,
  },
  'move-more': {
    condition: all(mayWalkMore, isNoWay),
    title: 'Walk 22 minutes a day',
    text: 'That makes 150 minutes a week. Getting off the bus one stop early counts.',
    source: 'WHO 2020 physical activity guidelines',
    article: 'one-hundred-and-fifty-minutes',
  },
  'train-muscles': {
    condition: all(chose('weekly_physical_activity', '3'), mayMove),
    title: 'Work your muscles on two days a week',
    text: 'Squats, steps or carrying water: all of it counts beside your walking.',
    source: 'WHO 2020 physical activity guidelines',
    article: 'strong-without-a-gym',
  },
  'eat-vegetables': {
    condition: all(eatsFewGreens, isNoWay),
    title: 'Eat five handfuls of fruit and greens a day',
    text: 'Ugu, okro and oranges all count. So do greens in a soup.',
    source: 'WHO, healthy diet',
    article: 'five-handfuls-a-day',
  },
  'less-sugar': {
    condition: all(chose('junk_food', '3_5', 'daily'), mayEatLessSugar, mayEatLess),
    title: 'Swap sweet drinks for water',
    text: 'And biscuits for fruit or a handful of groundnuts, on most days.',
    source: 'WHO, healthy diet',
    article: 'what-is-in-your-bottle',
  },
  'less-fast-food': {
    condition: all(chose('fast_food', '3_5', 'daily'), mayEatLess),
    title: 'Bring a meal from home more often',
    text: 'Fast food carries much fat and sugar.',
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
    text: 'Measure them with a spoon, and take one spoon less each week.',
    source: 'WHO, healthy diet',
    article: 'cholesterol-in-plain-words',
  },
  'other-oil': {
    condition: chose('cook_with_oil', 'palm'),
    title: 'Use groundnut or soya oil on some days',
    text: 'Palm oil raises cholesterol more than these do.',
    source: 'WHO, healthy diet',
    article: 'cholesterol-in-plain-words',
  },
  'other-smoke': {
    condition: anyPositive('at least one cigar or pipe a day', 'daily_cigars', 'daily_pipes'),
    title: 'Leave cigars and pipes too',
    text: 'Their smoke harms heart and lungs as that of cigarettes does.',
    source: 'WHO, tobacco',
    article: 'vapes-snuff-cigars-and-pipes',
  },
  'smokeless-tobacco': {
    condition: chose('smokeless_tobacco', 'sometimes', 'daily'),
    title: 'Leave snuff and chewing tobacco',
    text: 'They cause cancer too.',
    source: 'WHO, tobacco',
    article: 'vapes-snuff-cigars-and-pipes',
  },
  'stop-vaping': {
    condition: chose('vaping', 'yes'),
    title: 'Plan to stop vaping',
    text: 'Most vapes hold nicotine, which keeps you hooked.',
    source: 'WHO, e-cigarettes',
    article: 'vapes-snuff-cigars-and-pipes',
  },
  'wash-hands': {
    condition: chose('wash_hands_daily', 'none', '1_4'),
    title: 'Wash your hands with soap',
    text: 'Before food and after the toilet, every time.',
    source: 'WHO, hand hygiene',
    article: 'coughs-fever-and-short-breath',
  },
});
