import { all, any, anyPositive, type Condition, chose, not, within } from '../condition.ts';
import { choiceOf, type Facts } from '../facts.ts';
import { aboveWeeklyLimit } from '../findings/alcohol.ts';
import { motorcycleKm, seatBeltTrips } from '../quantities.ts';
import { adviceTable, possiblyPregnant } from './rule.ts';

/**
 * True for at least 1 km a week by motorcycle, or a bicycle or motorcycle as the usual means of travel. Three wheels are in the name
 * because the option `motorcycle` of `typical_travel_method` is "Motorcycle or tricycle".
 */
const ridesTwoOrThreeWheels: Condition = any(
  within(motorcycleKm, 1, null),
  chose('means_of_transportation', 'motorcycle', 'bicycle'),
  chose('typical_travel_method', 'motorcycle', 'bicycle'),
);

/**
 * The danger clause of the step on the helmet. A person who answers "do not ride" but travels by bicycle or motorcycle has not answered whether
 * they wear a helmet.
 */
function helmetClause({ answers }: Facts): string {
  const helmetAnswer = choiceOf(answers, 'bicycle_helmet_usage');
  if (helmetAnswer === 'never') return 'you ride without a helmet';
  return helmetAnswer === 'do_not_ride'
    ? 'you travel on two or three wheels'
    : 'you sometimes ride without a helmet';
}

/** The members that both steps on alcohol share. */
const alcoholStepMembers = {
  dangerClause: 'you drink more than the weekly limit',
  source: 'UK Chief Medical Officers 2016',
  article: 'alcohol-and-your-week',
};
const roadStepMembers = { source: 'WHO, road safety', article: 'safe-on-the-road' };

/** Steps on dangers to life, in the order of a report. All have a `dangerClause`, so a shortened list still mentions them. */
export const dangerAdvice = adviceTable({
  'never-drink-and-drive': {
    condition: chose('drinking_and_driving', 'once', 'more'),
    dangerClause: 'you drove after drinking, or rode with a driver who had been drinking',
    title: 'Never drive after drinking',
    text: 'Also, never ride with a driver who has been drinking.',
    ...roadStepMembers,
  },
  'drink-less': {
    condition: all(aboveWeeklyLimit, not(possiblyPregnant)),
    title: 'Cut down on alcohol',
    text: 'It gets easier with a plan. If you drink every day, ask a health worker before you stop all at once. Otherwise, plan some days a week without alcohol.',
    ...alcoholStepMembers,
  },
  // The report's text on pregnancy says "Drink no alcohol", so this step must not suggest only to drink less.
  'stop-drinking': {
    condition: all(aboveWeeklyLimit, possiblyPregnant),
    title: 'Stop drinking alcohol',
    text: 'It gets easier with a plan. Set a day to stop. If you drink every day, ask a health worker how to stop safely.',
    ...alcoholStepMembers,
  },
  'seat-belt': {
    condition: any(
      chose('use_of_seat_belt', 'mostly', 'sometimes', 'never'),
      // The question is about 100 trips.
      within(seatBeltTrips, null, 100),
    ),
    dangerClause: 'you do not wear a seat belt on every trip',
    title: 'Wear your seat belt on every trip',
    text: 'Wear it in the back seat and in taxis too.',
    ...roadStepMembers,
  },
  helmet: {
    condition: any(
      chose('bicycle_helmet_usage', 'mostly', 'sometimes', 'never'),
      all(ridesTwoOrThreeWheels, chose('bicycle_helmet_usage', 'do_not_ride')),
    ),
    dangerClause: helmetClause,
    title: 'Wear a helmet on every ride',
    text: 'Wear one that fits, as a driver and as a passenger.',
    ...roadStepMembers,
  },
  'slow-down': {
    condition: any(
      chose('driving_speed', 'up_to_20', 'over_20'),
      chose('drive_close_to_speed_limit', '11_15', 'over_15'),
    ),
    dangerClause: 'you or your driver go faster than the limit',
    title: 'Keep to the speed limit',
    text: 'Ask your driver to do the same. Driving a little slower saves lives.',
    ...roadStepMembers,
  },
  'phone-away': {
    condition: chose('distracted_driving', 'sometimes', 'often'),
    dangerClause: 'you take your eyes off the road while you drive',
    title: 'Keep the phone away while you drive',
    text: 'Put it out of reach before you start.',
    ...roadStepMembers,
  },
  'other-smoke': {
    condition: anyPositive('at least one cigar or pipe a day', 'daily_cigars', 'daily_pipes'),
    dangerClause: 'you smoke cigars or a pipe',
    title: 'Give up cigars and pipes too',
    text: 'Their smoke harms the heart and lungs as cigarette smoke does.',
    source: 'WHO, tobacco',
    article: 'vapes-snuff-cigars-and-pipes',
  },
  'smokeless-tobacco': {
    condition: chose('smokeless_tobacco', 'sometimes', 'daily'),
    dangerClause: 'you use snuff or chewing tobacco',
    title: 'Give up snuff and chewing tobacco',
    text: 'They cause cancer too.',
    source: 'WHO, tobacco',
    article: 'vapes-snuff-cigars-and-pipes',
  },
  snoring: {
    condition: chose('sleep4', 'yes'),
    dangerClause: 'somebody says that you snore loudly or stop breathing in your sleep',
    title: 'Tell a health worker that you snore loudly',
    text: 'Also say so if you stop breathing in your sleep. It can be treated.',
    source: 'NHLBI (US), sleep apnoea',
    article: 'snoring-and-tired-days',
  },
  'stop-vaping': {
    condition: chose('vaping', 'yes'),
    dangerClause: 'you use vapes',
    title: 'Plan to stop vaping',
    text: 'Most vapes contain nicotine, which is addictive.',
    source: 'WHO, e-cigarettes',
    article: 'vapes-snuff-cigars-and-pipes',
  },
});
