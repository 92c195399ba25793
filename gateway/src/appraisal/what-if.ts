import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import type { CallRequest } from '@choose-life/contracts/gateway/extensions';
import type { Appraisal } from './appraisal.ts';
import { appraise } from './appraise.ts';

/** Changes that a person may try out: only values that they can change. Weight in the units of their answers, pressure in mmHg. */
type WhatIf = Omit<CallRequest<'hra.whatIf'>, 'whatIfReportId'>;

/** The appraisal of the changed answers, by the same function: it cannot promise more than a new test would give. */
export function whatIf(answers: Answers, { notSmoking, systolic, weight }: WhatIf): Appraisal {
  const weightKey = answers.app_units === 'us_customary' ? 'weight' : 'weight_kg';
  return appraise({
    ...answers,
    // The result is that of a year without: a shorter time counts as smoking.
    ...(notSmoking === true && { smoking: 'used_to_smoke', years_since_quitting: 1 }),
    ...(weight !== undefined && { [weightKey]: weight }),
    // The low number moves along: a pair in the wrong order would be an answer to check.
    ...(systolic !== undefined && { high_number: systolic, low_number: null }),
  });
}
