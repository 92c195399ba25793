import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { hraPathOf, pageOfModule } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { hiddenOnPages } from '@choose-life/contracts/domain/hra/visibility';
import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { trpc } from '@/api/trpc';
import { questionAnchor } from '@/paths';
import { analysisCopy as copy } from '../copy.ts';

interface QuestionLinkProps {
  /** The ids of the questions. The link opens the first one that a new assessment shows. */
  readonly questions: readonly string[];
  /** Read by screen readers after the text of the link. */
  readonly topic: string;
}

/**
 * 'Answer this again': a link to a question in a new assessment, because the answers of a finished report cannot be changed. Nothing is
 * rendered if the questionnaire has none of the questions, or is not loaded.
 */
export function QuestionLink({ questions, topic }: QuestionLinkProps) {
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
        <span className="sr-only">{`: ${topic}`}</span>
      </span>
    </Link>
  );
}

/** The answers at the start of a new assessment. */
const noAnswers: Answers = {};

/**
 * The path of the first of these questions that a new assessment shows. If a new assessment hides all of them, the path leads to the page
 * with the first question. Null if the questionnaire has none of the questions.
 */
export function pathOfQuestion(
  { meta: { modules } }: Questionnaire,
  questions: readonly string[],
): string | null {
  const moduleIndexOf = (id: string) =>
    modules.findIndex(module => module.questions.some(question => question.id === id));
  const existingIds = questions.filter(id => moduleIndexOf(id) >= 0);
  const hiddenIds = hiddenOnPages(noAnswers);
  const visibleId = existingIds.find(id => !hiddenIds.has(id));
  const targetId = visibleId ?? existingIds[0];
  if (targetId === undefined) return null;
  const path = hraPathOf(pageOfModule(moduleIndexOf(targetId), noAnswers));
  return visibleId === undefined ? path : `${path}#${questionAnchor(visibleId)}`;
}
