import { type AdviceRule, chose } from './rule.ts';

/** Advice on the road. */
export const safetyAdvice: readonly AdviceRule[] = [
  {
    id: 'never-drink-and-drive',
    when: chose('drinking_and_driving', 'once', 'more'),
    text: 'Never drive after drinking, and do not ride with a driver who has been drinking.',
    questions: ['drinking_and_driving'],
    source: 'WHO, road safety',
  },
  {
    id: 'seat-belt',
    when: chose('use_of_seat_belt', 'mostly', 'sometimes', 'never'),
    text: 'Wear your seat belt on every trip, also in the back and in a taxi.',
    questions: ['use_of_seat_belt'],
    source: 'WHO, road safety',
  },
  {
    id: 'phone-away',
    when: chose('distracted_driving', 'sometimes', 'often'),
    text: 'Put the phone out of reach before you drive.',
    questions: ['distracted_driving'],
    source: 'WHO, road safety',
  },
  {
    id: 'slow-down',
    when: facts =>
      chose('driving_speed', 'up_to_20', 'over_20')(facts) ||
      chose('drive_close_to_speed_limit', '11_15', 'over_15')(facts),
    text: 'Keep to the speed limit, and ask your driver to. A little slower saves lives.',
    questions: ['driving_speed', 'drive_close_to_speed_limit'],
    source: 'WHO, road safety',
  },
  {
    id: 'helmet',
    when: chose('bicycle_helmet_usage', 'mostly', 'sometimes', 'never'),
    text: 'Wear a helmet that fits on every ride, as a driver and as a passenger.',
    questions: ['bicycle_helmet_usage'],
    source: 'WHO, road safety',
  },
];
