import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { type HraPage, moduleIndicesOf } from '@choose-life/contracts/domain/hra/page-graph';
import {
  type Questionnaire,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';

/** A question with its number on the page, from 1 (s.2.4). */
export interface NumberedQuestion extends QuestionView {
  readonly number: number;
  /** Unique on the page; a questionnaire may repeat ids. */
  readonly key: string;
}

/** A module as a page shows it. */
export interface ShownModule {
  readonly label: string;
  readonly prompt: string | null;
  readonly questions: readonly NumberedQuestion[];
  /** Answer keys of all its questions in the server's order, with hidden ones. */
  readonly order: readonly string[];
}

/** The modules of a page with their visible questions, numbered over all modules. */
export function modulesOf(page: HraPage, questionnaire: Questionnaire, answers: Answers): ShownModule[] {
  const { modules } = questionnaire.meta;
  const hidden = hiddenQuestions('page', answers);
  let number = 0;
  return moduleIndicesOf(page, modules.length).flatMap(index => {
    const module = modules[index];
    if (module === undefined) return [];
    const all = questionsOf(module);
    const questions = all
      .map((question, place) => ({ question, key: `${index}.${place}` }))
      .filter(({ question }) => !hidden.has(question.id) && question.parts.length > 0)
      .map(({ question, key }) => ({ ...question, key, number: ++number }));
    return [{ label: module.label, prompt: module.prompt ?? null, questions, order: all.map(keyOf) }];
  });
}

/** A question without an input is known by its id. */
function keyOf({ id, parts }: QuestionView): string {
  return parts[0]?.answerKey ?? id;
}

/** Every visible question of a page. */
export function questionsOnPage(
  page: HraPage,
  questionnaire: Questionnaire,
  answers: Answers,
): NumberedQuestion[] {
  return modulesOf(page, questionnaire, answers).flatMap(module => module.questions);
}
