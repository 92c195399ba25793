import { checkOf } from '@choose-life/contracts/domain/hra/answer-check';
import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { answerJudge } from '@choose-life/contracts/domain/hra/answer-judge';
import { isAnswered } from '@choose-life/contracts/domain/hra/answer-value';
import { type HraPage, pageOfModule } from '@choose-life/contracts/domain/hra/page-graph';
import {
  limitsIn,
  type Questionnaire,
  type QuestionPart,
  type QuestionView,
  questionsOf,
} from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import type { UnreadableTexts } from '@/assessment/state';
import { unreadableMessage } from '../copy/pages.ts';
import { type AnswerCount, countOf } from './numbered-questions.ts';

/** A question on review. */
export interface ReviewedQuestion extends QuestionView {
  /** Unique among the questions of review; a questionnaire may repeat ids. */
  readonly key: string;
  /** Whether a question page asks it. Review has different rules for hidden questions (s.4), so it may show a question that no page asks. */
  readonly isAsked: boolean;
  /**
   * Whether an answer has to be checked: a number with a check (`answer-check.ts`), or an option that the questionnaire does not have. Such an
   * answer is not used for the result.
   */
  readonly needsCheck: boolean;
}

/** A module on review. */
export interface ReviewedModule {
  /** The index of the module in the questionnaire, as a string. */
  readonly key: string;
  readonly label: string;
  /** The page where its answers can be changed. */
  readonly page: HraPage;
  readonly questions: readonly ReviewedQuestion[];
  /** Counts only questions that a page asks. */
  readonly count: AnswerCount;
}

/** All modules with the questions that review shows (s.4). */
export function reviewedModules(questionnaire: Questionnaire, answers: Answers): ReviewedModule[] {
  const hiddenOnReview = hiddenQuestions('review', answers);
  const hiddenOnPages = hiddenQuestions('page', answers);
  const limitsOf = limitsIn(questionnaire);
  const problemOf = answerJudge(questionnaire);
  const needsCheck = ({ kind, answerKey }: QuestionPart) => {
    const answer = answers[answerKey];
    if (kind === 'number') return checkOf(answers, answerKey, limitsOf) !== null;
    return isAnswered(answer) && problemOf(answerKey, answer) !== null;
  };
  return questionnaire.meta.modules.map((module, index) => {
    const questions = questionsOf(module)
      .map((question, position) => {
        const isAsked = !hiddenOnPages.has(question.id);
        return {
          ...question,
          key: `${index}.${position}`,
          isAsked,
          needsCheck: isAsked && question.parts.some(needsCheck),
        };
      })
      .filter(question => !hiddenOnReview.has(question.id) && question.parts.length > 0);
    const page = pageOfModule(index, answers);
    const count = countOf(
      questions.filter(question => question.isAsked),
      answers,
    );
    return { key: String(index), label: module.label, page, questions, count };
  });
}

/** A message for each typed text of a question that could not be read (docs/faults.md D22), with the answer key. */
export function unreadableAnswersOf(
  { isAsked, parts }: Pick<ReviewedQuestion, 'isAsked' | 'parts'>,
  answers: Answers,
  unreadableTexts: UnreadableTexts,
): { key: string; message: string }[] {
  // No page shows the question, so the text cannot be corrected.
  if (!isAsked) return [];
  return parts.flatMap(({ answerKey: key }) => {
    const text = unreadableTexts[key];
    return text === undefined ? [] : [{ key, message: unreadableMessage(text, answers[key] ?? null) }];
  });
}

/**
 * The label and index of the chosen option; null without an answer. An answer that is not an option has the answer as its label and the
 * index -1. The answer is compared as a string, because older saved answers may be numbers.
 */
export function chosenOption(part: QuestionPart, answers: Answers): { label: string; index: number } | null {
  const answer = answers[part.answerKey];
  if (!isAnswered(answer)) return null;
  const index = part.options.findIndex(option => option.id === String(answer));
  return { label: part.options[index]?.label ?? String(answer), index };
}
