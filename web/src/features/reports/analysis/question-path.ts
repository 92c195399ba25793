import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { moduleIndicesOf, pathOf, sectionListOf } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { questionAnchor } from '../../../paths.ts';

/** A new assessment begins with none. */
const noAnswers: Answers = {};

/**
 * Where the first of these questions is asked that the questionnaire shows; null where it has none of them.
 */
export function pathOfQuestion(
  { meta: { modules } }: Questionnaire,
  questions: readonly string[],
): string | null {
  const moduleOf = (id: string) =>
    modules.findIndex(module => module.questions.some(question => question.id === id));
  const known = questions.filter(id => moduleOf(id) >= 0);
  const hidden = hiddenQuestions('page', noAnswers);
  // One that depends on another answer is not there yet: its page is.
  const shown = known.find(id => !hidden.has(id));
  const asked = shown ?? known[0];
  if (asked === undefined) return null;
  const page = sectionListOf(noAnswers).find(
    each => each !== 'review' && moduleIndicesOf(each, modules.length).includes(moduleOf(asked)),
  );
  if (page === undefined) return null;
  return shown === undefined ? pathOf(page) : `${pathOf(page)}#${questionAnchor(shown)}`;
}
