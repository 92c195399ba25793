import type { Limits, LimitsOf } from './answer-check.ts';
import { type Questionnaire, questionsOf } from './questionnaire.ts';

/** The limits and units of every number a questionnaire asks for: its own, since each gateway sets them (s.2.4). */
export function limitsIn(questionnaire: Questionnaire): LimitsOf {
  const limits = new Map<string, Limits>();
  for (const module of questionnaire.meta.modules)
    for (const { parts } of questionsOf(module))
      for (const { kind, answerKey, min, max, units } of parts)
        if (kind === 'number' && !limits.has(answerKey)) limits.set(answerKey, { min, max, units });
  return key => limits.get(key) ?? null;
}
