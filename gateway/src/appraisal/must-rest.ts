import { urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { any, chose, named, not, urgent, within } from './condition.ts';
import { bmi } from './quantities.ts';

/** A blood pressure that is to act on now or today. */
export const pressureToActOn = urgent(
  ...urgentRows
    .filter(({ topic, urgency }) => topic === 'blood-pressure' && (urgency === 'now' || urgency === 'today'))
    .map(({ id }) => id),
);

/** The body needs rest or a doctor first: then no report advises to move more. */
export const mustRest = named(
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

export const underweight = within(bmi, null, 18.5);

/** Nobody who has to rest or weighs too little is told to walk more, nor shown a goal of steps. */
export const mayMove = named(
  'the body does not ask for rest, and the weight is not below the healthy range',
  not(any(mustRest, underweight)),
);
