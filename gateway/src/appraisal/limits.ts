import type { Limits, LimitsOf } from '@choose-life/contracts/domain/hra/answer-check';
import { isStatisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import questionnaire from '../assessments/questionnaire.json' with { type: 'json' };

/** The limits of every numeric answer, as the questionnaire hands them out. */
const limits: ReadonlyMap<string, Limits> = new Map(
  questionnaire.modules.flatMap(module =>
    module.questions.flatMap(question =>
      question.input.flatMap(input => {
        if (input.values.length > 0) return [];
        // Only the parts of multi-part questions have ids of their own.
        const key = 'id' in input && typeof input.id === 'string' ? input.id : question.id;
        return [[key, { min: input.min ?? null, max: input.max ?? null }] as const];
      }),
    ),
  ),
);

export const limitsOf: LimitsOf = key => limits.get(key) ?? null;

/** The keys of the numeric answers that count, in the order they are asked. */
export const numericKeys: readonly string[] = [...limits.keys()].filter(key => !isStatisticsOnly(key));
