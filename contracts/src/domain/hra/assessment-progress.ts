import type { Answers } from './answer-groups.ts';
import { moduleIndicesOf, pathOf, sectionListOf } from './page-graph.ts';
import { isQuestionAnswered, type Questionnaire, type QuestionView, questionsOf } from './questionnaire.ts';
import { hiddenOnPages } from './visibility.ts';

export type AssessmentProgress = ReturnType<typeof assessmentProgressOf>;

/** How far an assessment has come, counted in the questions that are shown. */
export function assessmentProgressOf(questionnaire: Questionnaire, answers: Answers) {
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
  const open = parts.findIndex(({ answered, total }) => answered < total);
  return {
    /** The address of the first part with an open question, else of review. */
    path: pathOf(parts[open]?.page ?? 'review'),
    /** From 1; null where every question is answered. */
    part: open < 0 ? null : open + 1,
    parts: parts.length,
    answered: parts.reduce((sum, part) => sum + part.answered, 0),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}
