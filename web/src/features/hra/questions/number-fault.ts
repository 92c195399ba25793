import type { AnswerCheck } from '@choose-life/contracts/domain/hra/answer-check';
import type { QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { numberCopy } from '../copy/questions.ts';

type Limits = Pick<QuestionPart, 'min' | 'max' | 'units'>;

/** '30 to 300 kg', '18 years or more', 'up to 5000 km'; null without limits. */
export function rangeOf({ min, max, units }: Limits): string | null {
  if (min !== null && max !== null) return withUnits(`${min} to ${max}`, units);
  if (min !== null) return `${withUnits(String(min), units)} or more`;
  return max === null ? null : withUnits(`up to ${max}`, units);
}

/**
 * The text about a typed number; null when it is fine or missing. It never blocks (s.5).
 * @param check the check of the answer, if any
 * @param badInput whether the browser cannot read the text as a number
 */
export function numberFaultOf(limits: Limits, check: AnswerCheck | null, badInput: boolean): string | null {
  if (badInput) return numberCopy.notANumber;
  if (check === null) return null;
  if (check.kind === 'unreadable') return numberCopy.notANumber;
  if (check.kind === 'outside') return numberCopy.outOfRange(boundsOf(limits));
  return check.kind === 'order' ? numberCopy.lowBelowHigh : numberCopy.meantElse;
}

function boundsOf(limits: Limits): string {
  const { min, max, units } = limits;
  if (min !== null && max !== null) return withUnits(`between ${min} and ${max}`, units);
  return rangeOf(limits) ?? '';
}

function withUnits(text: string, units: string | null): string {
  if (!units) return text;
  return units === '%' ? `${text}%` : `${text} ${units}`;
}
