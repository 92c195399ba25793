import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { moduleIndicesOf, pathOf, sectionListOf } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { questionAnchor } from '../../../paths.ts';

/** Of a new assessment. */
const noAnswers: Answers = {};

/** The address of the first of these questions that is visible; null if the questionnaire has none of them. */
export function pathOfQuestion(
  { meta: { modules } }: Questionnaire,
  questions: readonly string[],
): string | null {
  const moduleOf = (id: string) =>
    modules.findIndex(module => module.questions.some(question => question.id === id));
  const known = questions.filter(id => moduleOf(id) >= 0);
  const hidden = hiddenQuestions('page', noAnswers);
  // For a question that is hidden at first, the address of its page.
  const shown = known.find(id => !hidden.has(id));
  const asked = shown ?? known[0];
  if (asked === undefined) return null;
  const page = sectionListOf(noAnswers).find(
    each => each !== 'review' && moduleIndicesOf(each, modules.length).includes(moduleOf(asked)),
  );
  if (page === undefined) return null;
  return shown === undefined ? pathOf(page) : `${pathOf(page)}#${questionAnchor(shown)}`;
}
