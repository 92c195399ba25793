import { type AnswerKey, answerKeys } from '@choose-life/contracts/domain/hra/answer-groups';
import { partKeysOf } from '@choose-life/contracts/domain/hra/answer-keys';
import { type VisibilityRow, visibilityRows } from '@choose-life/contracts/domain/hra/visibility';
import { isStatisticsOnly, statisticsOnly } from '@choose-life/contracts/domain/report/statistics-only';
import { urgentRows } from '@choose-life/contracts/domain/report/urgent';
import { adviceRules } from '../../src/appraisal/advice.ts';
import { questionLabelOf } from '../../src/appraisal/asked-questions.ts';
import { assumptionRows } from '../../src/appraisal/assumptions.ts';
import { factRows } from '../../src/appraisal/doctor-facts.ts';
import { factors } from '../../src/appraisal/factors.ts';
import { findingRows } from '../../src/appraisal/findings.ts';
import { reasonRows } from '../../src/appraisal/reasons.ts';
import { type Section, table } from './markdown.ts';

/** A part of the report, and the answers it is read from. */
interface Reader {
  readonly use: string;
  readonly keys: readonly string[];
}

const keysOfQuestions = (questions: readonly string[]) =>
  questions.flatMap(question => [question, ...partKeysOf(question)]);

const readers: readonly Reader[] = [
  ...factors.map(({ questions }): Reader => ({ use: 'risk age', keys: keysOfQuestions(questions) })),
  { use: 'risk age', keys: ['age_in_years', 'sex', 'app_units'] },
  ...urgentRows.map(({ keys }): Reader => ({ use: 'read first', keys })),
  ...findingRows.map(({ condition }): Reader => ({ use: 'numbers and habits', keys: condition.keys })),
  ...reasonRows.map(({ keys }): Reader => ({ use: 'why no number', keys })),
  ...assumptionRows.map(({ condition, questions }): Reader => {
    return { use: 'what we assumed', keys: [...condition.keys, ...keysOfQuestions(questions)] };
  }),
  ...adviceRules.map(({ condition }): Reader => ({ use: 'steps', keys: condition.keys })),
  ...factRows.map(({ keys }): Reader => ({ use: 'facts for a doctor', keys })),
  // An answer that hides a question which counts, counts by it.
  ...visibilityRows.page
    .filter(({ hides }) => hides.some(key => !isStatisticsOnly(key)))
    .map((row): Reader => ({ use: 'which questions are asked', keys: keysThatHide(row) })),
];

function keysThatHide({ when }: VisibilityRow): readonly string[] {
  return when.flatMap(condition => ('sumOf' in condition ? condition.sumOf : [condition.answer]));
}

/** Every answer key, in the order of the pages, with the parts of the report where it counts. */
export function allUses(): readonly { readonly key: AnswerKey; readonly uses: readonly string[] }[] {
  return answerKeys.map(key => {
    const uses = readers.filter(({ keys }) => keys.includes(key)).map(({ use }) => use);
    return { key, uses: [...new Set(uses)] };
  });
}

/** Where each answer counts. */
export function answersSection(): Section {
  const byQuestion = new Map<string, Set<string>>();
  for (const { key, uses } of allUses().filter(each => each.uses.length > 0)) {
    const question = questionLabelOf(key);
    byQuestion.set(question, new Set([...(byQuestion.get(question) ?? []), ...uses]));
  }
  const groups = Map.groupBy(byQuestion, ([, uses]) => [...uses].join(', '));
  return {
    title: 'Answers, and where they count',
    body: [
      table(
        ['Counts for', 'Questions'],
        [...groups].map(([uses, questions]) => [uses, questions.map(([question]) => question).join('\n')]),
      ),
      'For statistics only; none of them ever changes a word or a number, and the limits of the report name them all:',
      table(
        ['Question', 'Why nothing is read from it'],
        [...new Map(statisticsOnly.map(({ key, reason }) => [questionLabelOf(key), reason]))],
      ),
    ],
  };
}
