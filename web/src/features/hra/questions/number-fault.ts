import type { AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/plain-number';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { numberCopy } from '../../../copy/hra.ts';

type Limits = Pick<QuestionPart, 'min' | 'max' | 'units'>;

/** '30 to 300 kg', '18 years or more', 'up to 5000 km', or null where the server sets no limit. */
export function rangeOf({ min, max, units }: Limits): string | null {
  if (min !== null && max !== null) return withUnits(`${min} to ${max}`, units);
  if (min !== null) return `${withUnits(String(min), units)} or more`;
  return max === null ? null : withUnits(`up to ${max}`, units);
}

/**
 * What to say about a typed number, or null when it is fine or missing. It never blocks anything (s.5).
 * @param badInput the browser's word that what stands in the field is no number
 */
export function numberFaultOf(limits: Limits, value: AnswerValue | null, badInput: boolean): string | null {
  if (badInput) return numberCopy.notANumber;
  if (value === null) return null;
  const number = plainNumberOf(value);
  if (number === null) return numberCopy.notANumber;
  const below = limits.min !== null && number < limits.min;
  const above = limits.max !== null && number > limits.max;
  return below || above ? numberCopy.outOfRange(boundsOf(limits)) : null;
}

function boundsOf({ min, max, units }: Limits): string {
  if (min !== null && max !== null) return withUnits(`between ${min} and ${max}`, units);
  return min !== null ? `${withUnits(String(min), units)} or more` : withUnits(`up to ${max}`, units);
}

function withUnits(text: string, units: string | null): string {
  if (!units) return text;
  return units === '%' ? `${text}%` : `${text} ${units}`;
}
