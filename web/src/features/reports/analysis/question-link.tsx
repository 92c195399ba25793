import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { hraPathOf, moduleIndicesOf, sectionListOf } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenQuestions } from '@choose-life/contracts/domain/hra/visibility';
import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { trpc } from '@/api/trpc';
import { questionAnchor } from '@/paths';
import { analysisCopy as copy } from '../copy.ts';

/**
 * 'Answer this again': a link to a question in a new assessment, because the answers of a finished report cannot be changed. Nothing is
 * rendered if the questionnaire has none of the questions, or is not loaded.
 */
export function QuestionLink({ questions, about }: { questions: readonly string[]; about: string }) {
  const { data } = trpc.hra.getQuestionnaire.useQuery(undefined, {
    // The report is complete without the link, so an error is only logged.
    meta: { onFault: 'log' },
    enabled: questions.length > 0,
  });
  const path = data ? pathOfQuestion(data, questions) : null;
  if (path === null) return null;
  return (
    <Link
      href={path}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 self-start rounded-chip text-meta font-bold text-indigo no-underline hover:underline print:hidden"
    >
      <RotateCcw aria-hidden size={18} />
      <span>
        {copy.answerAgain}
        <span className="sr-only">{`: ${about}`}</span>
      </span>
    </Link>
  );
}

/** The answers at the start of a new assessment. */
const noAnswers: Answers = {};

/**
 * The path of the first question of the list that a new assessment shows. If a new assessment hides all of the questions, the path of the
 * first question's page. Null if the questionnaire has none of the questions.
 */
export function pathOfQuestion(
  { meta: { modules } }: Questionnaire,
  questions: readonly string[],
): string | null {
  const moduleOf = (id: string) =>
    modules.findIndex(module => module.questions.some(question => question.id === id));
  const existingIds = questions.filter(id => moduleOf(id) >= 0);
  const hiddenIds = hiddenQuestions('page', noAnswers);
  const visibleId = existingIds.find(id => !hiddenIds.has(id));
  const targetId = visibleId ?? existingIds[0];
  if (targetId === undefined) return null;
  // Review shows every module too, but its answers cannot be edited there.
  const page = sectionListOf(noAnswers).find(
    each => each !== 'review' && moduleIndicesOf(each, modules.length).includes(moduleOf(targetId)),
  );
  if (page === undefined) return null;
  return visibleId === undefined ? hraPathOf(page) : `${hraPathOf(page)}#${questionAnchor(visibleId)}`;
}
