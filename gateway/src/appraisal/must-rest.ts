import { any, chose, named, not, urgent } from './condition.ts';

/** The body needs rest or a doctor first: then no report advises to move more, and no goal of steps is shown. */
export const mustRest = named(
  'the body asks for rest: a fever, short of breath, or an urgent blood pressure or sugar',
  any(
    urgent(
      'pressure-very-high',
      'pressure-low',
      'pressure-far-apart',
      'breath',
      'glucose-very-low',
      'glucose-low',
      'glucose-very-high',
    ),
    chose('chh_fever', 'yes'),
  ),
);

export const mayMove = named('the body does not ask for rest', not(mustRest));
