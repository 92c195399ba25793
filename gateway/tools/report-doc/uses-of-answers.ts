import { type AnswerKey, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { type VisibilityRow, visibilityRows } from '@choose-life/contracts/domain/hra/visibility';
import { isStatisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { assumptionRows } from '../../src/appraisal/assumptions.ts';
import { factRows } from '../../src/appraisal/doctor-facts.ts';
import { factors } from '../../src/appraisal/factors.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';

/** Where in the report an answer counts. */
export type Use = 'number' | 'read first' | 'finding' | 'reason' | 'assumption' | 'step' | 'doctor' | 'asked';

interface Reader {
  readonly use: Use;
  readonly keys: readonly string[];
}

const keysOfQuestions = (questions: readonly string[]) =>
  questions.flatMap(question => [question, ...partKeysOf(question)]);

const readers: readonly Reader[] = [
  ...factors.map(({ questions }): Reader => ({ use: 'number', keys: keysOfQuestions(questions) })),
  { use: 'number', keys: ['age_in_years', 'sex', 'app_units'] },
  ...urgentRows.map(({ keys }): Reader => ({ use: 'read first', keys })),
  ...findingRows.map(({ condition }): Reader => ({ use: 'finding', keys: condition.keys })),
  ...reasonRows.map(({ keys }): Reader => ({ use: 'reason', keys })),
  ...assumptionRows.map(({ condition, questions }): Reader => {
    return { use: 'assumption', keys: [...condition.keys, ...keysOfQuestions(questions)] };
  }),
  ...adviceRules.map(({ condition }): Reader => ({ use: 'step', keys: condition.keys })),
  ...factRows.map(({ keys }): Reader => ({ use: 'doctor', keys })),
  // An answer that hides a question which counts, counts by it.
  ...visibilityRows.page
    .filter(({ hides }) => hides.some(key => !isStatisticsOnly(key)))
    .map((row): Reader => ({ use: 'asked', keys: keysThatHide(row) })),
];

function keysThatHide({ when }: VisibilityRow): readonly string[] {
  return when.flatMap(condition => ('sumOf' in condition ? condition.sumOf : [condition.answer]));
}

/** Where an answer counts in the report; empty where nothing reads it. */
export function usesOf(key: AnswerKey): readonly Use[] {
  return [...new Set(readers.filter(({ keys }) => keys.includes(key)).map(({ use }) => use))];
}

/** Every answer key with its uses, in the order of the pages. */
export function allUses(): readonly { readonly key: AnswerKey; readonly uses: readonly Use[] }[] {
  return answerKeys.map(key => ({ key, uses: usesOf(key) }));
}
