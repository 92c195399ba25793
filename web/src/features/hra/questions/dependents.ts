import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { type HraPage, moduleIndicesOf } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { isQuestionAnswered } from '@choose-life/contracts/domain/hra/questionnaire';
import { visibilityDependencies } from '@choose-life/contracts/domain/hra/visibility';
import { dependentsCopy } from '../copy/questions.ts';
import { type NumberedQuestion, questionsOnPage } from './numbered-questions.ts';

/** One question, or consecutive questions that depend on the same other one. */
interface QuestionRun {
  /** Number of the question they depend on; null for none. */
  readonly dependsOn: number | null;
  readonly questions: readonly [NumberedQuestion, ...NumberedQuestion[]];
}

/** Groups consecutive questions that depend on the same one. `onPage` are all questions of the page. */
export function runsOf(
  questions: readonly NumberedQuestion[],
  onPage: readonly NumberedQuestion[],
): QuestionRun[] {
  const runs: QuestionRun[] = [];
  for (const question of questions) {
    const dependsOn = questionBehind(question, onPage)?.number ?? null;
    const last = runs.at(-1);
    if (dependsOn !== null && last?.dependsOn === dependsOn)
      runs.splice(-1, 1, { dependsOn, questions: [...last.questions, question] });
    else runs.push({ dependsOn, questions: [question] });
  }
  return runs;
}

function questionBehind({ id }: NumberedQuestion, onPage: readonly NumberedQuestion[]) {
  const keys = visibilityDependencies(id);
  return onPage.find(({ parts }) => parts.some(({ answerKey }) => keys.has(answerKey)));
}

/** The answers that decide which questions a page shows. */
export function answersBehindPage(page: HraPage, { meta: { modules } }: Questionnaire): ReadonlySet<string> {
  const questions = moduleIndicesOf(page, modules.length).flatMap(index => modules[index]?.questions ?? []);
  return new Set(questions.flatMap(({ id }) => [...visibilityDependencies(id)]));
}

/** A change of one answer. */
interface Change {
  readonly page: HraPage;
  readonly questionnaire: Questionnaire;
  /** The answers before. */
  readonly answers: Answers;
  readonly key: string;
  readonly value: AnswerValue | null;
}

/**
 * Announces questions that appear or disappear with a change; null for none.
 * @param number the number of the changed question
 */
export function newsOf({ page, questionnaire, answers, key, value }: Change, number: number): string | null {
  const before = questionsOnPage(page, questionnaire, answers);
  const after = questionsOnPage(page, questionnaire, { ...answers, [key]: value });
  const without = (questions: readonly NumberedQuestion[], others: readonly NumberedQuestion[]) =>
    questions.filter(question => !others.some(other => other.key === question.key));
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0) return null;
  const kept = gone.some(question => isQuestionAnswered(question, answers));
  const news =
    gone.length === 0
      ? dependentsCopy.come(come.length, number)
      : come.length === 0
        ? dependentsCopy.gone(gone.length, number)
        : dependentsCopy.changed(number);
  return kept ? `${news} ${dependentsCopy.kept}` : news;
}
