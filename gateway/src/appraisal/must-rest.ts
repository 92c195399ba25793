import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { any, chose, describedAs, not, urgent, within } from './condition.ts';
import { bmi } from './quantities.ts';

/** Holds for a blood pressure that needs action now or today. */
export const pressureToActOn = urgent(
  ...urgentRows
    .filter(({ topic, urgency }) => topic === 'blood-pressure' && (urgency === 'now' || urgency === 'today'))
    .map(({ id }) => id),
);

/** Holds if the person must rest or see a doctor first. The report then does not advise more exercise. */
export const mustRest = describedAs(
  'the body asks for rest: a fever, short of breath, or a weight, heart rate, blood pressure or sugar that is to act on now, today or (very low weight, fast heart) within a week',
  any(
    pressureToActOn,
    urgent(
      'glucose-very-low',
      'glucose-high-breath',
      'glucose-high-fever',
      'glucose-very-high',
      'pulse-extreme-breath',
      'pulse-extreme',
      'pulse-extreme-fever',
      'pulse-fast-fever',
      'pulse-fast',
      'weight-dangerously-low',
      'weight-far-too-low',
    ),
    chose('chh_sbreath', 'yes'),
    chose('chh_fever', 'yes'),
  ),
);

/** Holds below the healthy range of the body mass index (CDC: 18.5). */
export const underweight = within(bmi, null, 18.5);

/** Holds if the report may advise more exercise, and the dashboard may show a goal of steps. */
export const mayMove = describedAs(
  'the body does not ask for rest, and the weight is not below the healthy range',
  not(any(mustRest, underweight)),
);
