import { lowRiskDrinks, weeklyDrinks } from '../findings/habits.ts';
import { type AdviceRule, chose } from './rule.ts';

/** Advice on moving, eating, drinking and tobacco in other forms. */
export const habitsAdvice: readonly AdviceRule[] = [
  {
    id: 'move-more',
    when: chose('weekly_physical_activity', '1', '2'),
    text: 'Build up to 150 minutes of brisk walking a week: 22 minutes a day. Getting off the bus one stop early counts.',
    questions: ['weekly_physical_activity'],
    source: 'WHO 2020 physical activity guidelines',
  },
  {
    id: 'drink-less',
    when: ({ answers, measurements: { sex } }) =>
      (weeklyDrinks(answers) ?? 0) > lowRiskDrinks[sex ?? 'female'],
    text: 'Cut down on alcohol, with some days a week without any. If you drink every day, ask a health worker before you stop at once.',
    questions: ['weekly_alcohol'],
    source: 'NIAAA (US)',
  },
  {
    id: 'eat-vegetables',
    when: chose('vegetables', '0', '1_2', '3_4'),
    text: 'Eat five handfuls of fruit and vegetables a day. Ugu, ewedu, okro, carrots and oranges all count.',
    questions: ['vegetables'],
    source: 'WHO, healthy diet',
  },
  {
    id: 'less-sugar',
    when: chose('junk_food', '3_5', 'daily'),
    text: 'Swap sweet drinks and biscuits for water, fruit or a handful of groundnuts on most days.',
    questions: ['junk_food'],
    source: 'WHO, healthy diet',
  },
  {
    id: 'less-fast-food',
    when: chose('fast_food', '3_5', 'daily'),
    text: 'Bring a meal from home more often. Fast food carries much salt and fat.',
    questions: ['fast_food'],
    source: 'WHO, healthy diet',
  },
  {
    id: 'less-oil',
    when: chose('amount_of_oil_cooked', 'much'),
    text: 'Measure the oil with a spoon before it goes into the pot, and take one spoon less each week.',
    questions: ['amount_of_oil_cooked'],
    source: 'WHO, healthy diet',
  },
  {
    id: 'smokeless-tobacco',
    when: chose('smokeless_tobacco', 'sometimes', 'daily'),
    text: 'Leave snuff and chewing tobacco too: they also cause cancer.',
    questions: ['smokeless_tobacco'],
    source: 'WHO, tobacco',
  },
  {
    id: 'stop-vaping',
    when: chose('vaping', 'yes'),
    text: 'Plan to stop vaping. Most vapes hold nicotine, which keeps you hooked.',
    questions: ['vaping'],
    source: 'WHO, e-cigarettes',
  },
  {
    id: 'wash-hands',
    when: chose('wash_hands_daily', 'none', '1_4'),
    text: 'Wash your hands with soap before food and after the toilet.',
    questions: ['wash_hands_daily'],
    source: 'WHO, hand hygiene',
  },
];
