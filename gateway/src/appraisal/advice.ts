import { habitsAdvice } from './advice/habits.ts';
import { heartAdvice } from './advice/heart.ts';
import { mindAdvice } from './advice/mind.ts';
import type { Advice, AdviceFacts, AdviceRule } from './advice/rule.ts';
import { safetyAdvice } from './advice/safety.ts';
import { screeningAdvice } from './advice/screening.ts';

/** Every row, in the order advice is shown. */
export const adviceRules: readonly AdviceRule[] = [
  ...heartAdvice,
  ...mindAdvice,
  ...habitsAdvice,
  ...safetyAdvice,
  ...screeningAdvice,
];

/** The advice these answers call for. */
export function adviceFor(facts: AdviceFacts): Advice[] {
  return adviceRules
    .filter(rule => rule.when(facts))
    .map(({ id, text, questions, source }) => ({ id, text, questions, source }));
}
