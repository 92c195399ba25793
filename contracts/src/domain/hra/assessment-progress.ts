import type { Answers } from './answer-groups.ts';
import { hraPathOf, moduleIndicesOf, sectionListOf } from './page-graph.ts';
import { isQuestionAnswered, type Questionnaire, type QuestionView, questionsOf } from './questionnaire.ts';
import { hiddenOnPages } from './visibility.ts';

/** The progress of an assessment, counted in the questions that are shown. */
export interface AssessmentProgress {
  /** Path of the first section with an unanswered question; the path of review if there is none. */
  readonly path: string;
  /** Number of that section, from 1; null if every question is answered. */
  readonly part: number | null;
  /** Number of sections. */
  readonly parts: number;
  /** Number of answered questions. */
  readonly answered: number;
  /** Number of questions. */
  readonly total: number;
}

/** Counts the answered questions of an assessment and finds the section at which to continue. Hidden questions do not count. */
export function assessmentProgressOf(questionnaire: Questionnaire, answers: Answers): AssessmentProgress {
  const { modules } = questionnaire.meta;
  const hidden = hiddenOnPages(answers);
  const isShown = ({ id, parts }: QuestionView) => !hidden.has(id) && parts.length > 0;
  const parts = sectionListOf(answers)
    .filter(page => page !== 'review' && moduleIndicesOf(page, modules.length).length > 0)
    .map(page => {
      const shown = moduleIndicesOf(page, modules.length)
        .flatMap(index => modules[index] ?? [])
        .flatMap(module => questionsOf(module).filter(isShown));
      const answered = shown.filter(question => isQuestionAnswered(question, answers)).length;
      return { page, answered, total: shown.length };
    });
  const firstUnfinished = parts.findIndex(({ answered, total }) => answered < total);
  return {
    path: hraPathOf(parts[firstUnfinished]?.page ?? 'review'),
    part: firstUnfinished < 0 ? null : firstUnfinished + 1,
    parts: parts.length,
    answered: parts.reduce((sum, part) => sum + part.answered, 0),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}
