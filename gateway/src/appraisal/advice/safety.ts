import { all, any, type Condition, chose, within } from '../condition.ts';
import { motorcycleKm, seatBeltTrips } from '../quantities.ts';
import { adviceTable } from './rule.ts';

const rides: Condition = any(
  within(motorcycleKm, 1, null),
  chose('means_of_transportation', 'motorcycle', 'bicycle'),
  chose('typical_travel_method', 'motorcycle', 'bicycle'),
);

const onTheRoad = { source: 'WHO, road safety', article: 'safe-on-the-road' };

export const safetyAdvice = adviceTable({
  'never-drink-and-drive': {
    condition: chose('drinking_and_driving', 'once', 'more'),
    title: 'Never drive after drinking',
    text: 'And do not ride with a driver who has been drinking.',
    ...onTheRoad,
  },
  'seat-belt': {
    condition: any(
      chose('use_of_seat_belt', 'mostly', 'sometimes', 'never'),
      within(seatBeltTrips, null, 100),
    ),
    title: 'Wear your seat belt on every trip',
    text: 'Also in the back and in a taxi.',
    ...onTheRoad,
  },
  'phone-away': {
    condition: chose('distracted_driving', 'sometimes', 'often'),
    title: 'Keep the phone away while you drive',
    text: 'Put it out of reach before you start.',
    ...onTheRoad,
  },
  'slow-down': {
    condition: any(
      chose('driving_speed', 'up_to_20', 'over_20'),
      chose('drive_close_to_speed_limit', '11_15', 'over_15'),
    ),
    title: 'Keep to the speed limit',
    text: 'Ask your driver to do so too. A little slower saves lives.',
    ...onTheRoad,
  },
  helmet: {
    condition: any(
      chose('bicycle_helmet_usage', 'mostly', 'sometimes', 'never'),
      all(rides, chose('bicycle_helmet_usage', 'do_not_ride')),
    ),
    title: 'Wear a helmet on every ride',
    text: 'One that fits, as a driver and as a passenger.',
    ...onTheRoad,
  },
  'fire-safety': {
    condition: chose('home_safety', 'none', 'alarm', 'extinguisher'),
    title: 'Have a smoke alarm and a fire extinguisher at home',
    text: 'Test the alarm each month, and show everybody the way out.',
    source: 'WHO, burns',
    article: 'safe-at-home',
  },
  'health-cover': {
    condition: any(
      chose('have_health_insurance', 'no', 'not_sure'),
      chose('insurance_coverage', 'none', 'not_sure'),
      chose('free_info_health_insurance', 'yes'),
    ),
    title: 'Find out about health insurance',
    text: 'Ask at work about an HMO, and at your state scheme or the NHIA about the rest.',
    source: 'NHIA Nigeria',
    article: 'health-cover-in-nigeria',
  },
});
