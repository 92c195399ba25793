import type { Answers } from './answer-groups.ts';
import { hraPathOf, moduleIndicesOf, pagesFor } from './page-graph.ts';
import { isQuestionAnswered, type Questionnaire, type QuestionView, questionsOf } from './questionnaire.ts';
import { hiddenOnPages } from './visibility.ts';

/** The progress of an assessment, counted in the questions that are shown. */
export interface AssessmentProgress {
  /** Path of the first section with an unanswered question; the path of review if there is none. */
  readonly path: string;
  /** Number of the section at `path`, from 1; null if every question is answered. */
  readonly sectionNumber: number | null;
  /** Number of sections that have a module in the questionnaire. */
  readonly sectionCount: number;
  /** Number of answered questions. */
  readonly answered: number;
  /** Number of questions. */
  readonly total: number;
}

/**
 * Counts the answered questions of an assessment and finds the section at which to continue. Hidden questions, and questions without an input,
 * do not count.
 */
export function assessmentProgressOf(questionnaire: Questionnaire, answers: Answers): AssessmentProgress {
  const { modules } = questionnaire.meta;
  const hidden = hiddenOnPages(answers);
  const isShown = ({ id, parts }: QuestionView) => !hidden.has(id) && parts.length > 0;
  const sections = pagesFor(answers)
    .filter(page => page !== 'review' && moduleIndicesOf(page, modules.length).length > 0)
    .map(page => {
      const shownQuestions = moduleIndicesOf(page, modules.length)
        .flatMap(index => modules[index] ?? [])
        .flatMap(module => questionsOf(module).filter(isShown));
      const answered = shownQuestions.filter(question => isQuestionAnswered(question, answers)).length;
      return { page, answered, total: shownQuestions.length };
    });
  const firstUnfinished = sections.findIndex(({ answered, total }) => answered < total);
  return {
    path: hraPathOf(sections[firstUnfinished]?.page ?? 'review'),
    sectionNumber: firstUnfinished < 0 ? null : firstUnfinished + 1,
    sectionCount: sections.length,
    answered: sections.reduce((sum, section) => sum + section.answered, 0),
    total: sections.reduce((sum, section) => sum + section.total, 0),
  };
}
