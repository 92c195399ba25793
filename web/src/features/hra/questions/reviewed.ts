import { checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { isAnswered } from '@choose-life/contracts/domain/hra/answered';
import { limitsIn } from '@choose-life/contracts/domain/hra/numeric-limits';
import { type HraPage, pageOfModule } from '@choose-life/contracts/domain/hra/page-graph';
import {
  type Questionnaire,
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { type Count, countOf } from './progress.ts';

/** A question on review. `asked` is false where no question page shows it, so that nobody could answer it. */
export interface ReviewedQuestion extends QuestionView {
  readonly key: string;
  readonly asked: boolean;
  /** A number of it cannot be used as it stands: 'Please check'. */
  readonly toCheck: boolean;
}

/** A module on review, with the page where its answers are changed. */
export interface ReviewedModule {
  /** Its place in the questionnaire, from 0, as text. */
  readonly key: string;
  readonly label: string;
  readonly page: HraPage;
  readonly questions: readonly ReviewedQuestion[];
  /** Counts what can be answered: what is not asked is not missing. */
  readonly count: Count;
}

/** All modules with what review shows of them: it has its own table of hidden questions (s.4). */
export function reviewedModules(questionnaire: Questionnaire, answers: Answers): ReviewedModule[] {
  const hidden = hiddenQuestions('review', answers);
  const hiddenOnPages = hiddenQuestions('page', answers);
  const limitsOf = limitsIn(questionnaire);
  const needsCheck = ({ kind, answerKey }: QuestionPart) =>
    kind === 'number' && checkOf(answers, answerKey, limitsOf) !== null;
  return questionnaire.meta.modules.map((module, index) => {
    const questions = questionsOf(module)
      .map((question, place) => ({
        ...question,
        key: `${index}.${place}`,
        asked: !hiddenOnPages.has(question.id),
        toCheck: !hiddenOnPages.has(question.id) && question.parts.some(needsCheck),
      }))
      .filter(question => !hidden.has(question.id) && question.parts.length > 0);
    const page = pageOfModule(index, answers);
    const count = countOf(
      questions.filter(question => question.asked),
      answers,
    );
    return { key: String(index), label: module.label, page, questions, count };
  });
}

/** The words of a chosen option, with its place among the options; null where the answer names none of them. */
export function chosenOption(part: QuestionPart, answers: Answers): { label: string; index: number } | null {
  const answer = answers[part.answerKey];
  if (!isAnswered(answer)) return null;
  const index = part.options.findIndex(option => option.id === String(answer));
  return { label: part.options[index]?.label ?? String(answer), index };
}
