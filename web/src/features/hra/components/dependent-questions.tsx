import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import { isQuestionAnswered, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { visibilityDependencies } from '@choose-life/contracts/domain/hra/visibility';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { dependentQuestionsCopy } from '../copy/pages.ts';
import { type NumberedQuestion, questionsOnPage } from '../questions/numbered-questions.ts';

/**
 * Consecutive questions whose visibility depends on the answer to another question of the page.
 * @param dependsOn the number of that other question
 */
export function DependentQuestions({ dependsOn, children }: { dependsOn: number; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: each question is a fieldset, and screen readers would announce this one as another question.
    <div role="group" aria-labelledby={id} className="grid min-w-0 gap-8 border-s-4 border-line ps-4 sm:ps-6">
      <p id={id} className="text-meta font-semibold text-ink-muted">
        {dependentQuestionsCopy.dependsOn(dependsOn)}
      </p>
      <div className="grid min-w-0 gap-14">{children}</div>
    </div>
  );
}

/**
 * Announces below a question that its answer adds or removes questions. The live region is mounted before its text, because screen readers
 * announce only changes of a region.
 */
export function DependentQuestionsNote({ children }: { children: string | null }) {
  return (
    <div role="status">
      {children && (
        <p className="reveal mt-4 flex items-start gap-2 text-meta text-ink-muted">
          <Info aria-hidden size={18} className="mt-px shrink-0 text-info" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

interface QuestionsOfPage {
  readonly page: HraPage;
  readonly questionnaire: Questionnaire;
  /** All visible questions of the page, with the numbers that the person sees. */
  readonly visibleQuestions: readonly NumberedQuestion[];
}

interface DependentQuestionsAnnouncement {
  /** The announcement below a question. Null if the current announcement belongs to another question, or if there is none. */
  readonly textBelow: (question: NumberedQuestion) => string | null;
  /**
   * Call this before the new answer is stored: it computes the visible questions with the old and with the new answer.
   * @param answers the latest stored answers; they can be newer than the last render
   */
  readonly beforeChange: (answerKey: string, value: AnswerValue | null, answers: Answers) => void;
}

/** Announces how many questions of a page appear or disappear with an answer. */
export function useDependentQuestionsAnnouncement({
  page,
  questionnaire,
  visibleQuestions,
}: QuestionsOfPage): DependentQuestionsAnnouncement {
  const [announcement, setAnnouncement] = useState<{
    page: HraPage;
    answerKey: string;
    text: string | null;
  } | null>(null);
  const hasInput = ({ parts }: NumberedQuestion, answerKey: string) =>
    parts.some(part => part.answerKey === answerKey);
  return {
    // The page is compared, because the same component renders all sections, and a questionnaire may repeat keys.
    textBelow: question =>
      announcement?.page === page && hasInput(question, announcement.answerKey) ? announcement.text : null,
    beforeChange: (answerKey, value, answers) => {
      const question = visibleQuestions.find(visible => hasInput(visible, answerKey));
      const before = questionsOnPage(page, questionnaire, answers);
      const after = questionsOnPage(page, questionnaire, { ...answers, [answerKey]: value });
      const text = question ? announcementOf(question.number, before, after, answers) : null;
      // `text` is null if no question is added or removed. It then replaces an outdated announcement of the same input.
      if (text || announcement?.answerKey === answerKey) setAnnouncement({ page, answerKey, text });
    },
  };
}

interface QuestionRun {
  /** The number of the question that `questions` depend on; null if they depend on no question of the page. */
  readonly dependsOn: number | null;
  /** Never empty. */
  readonly questions: [NumberedQuestion, ...NumberedQuestion[]];
}

/**
 * Groups consecutive questions that depend on the same question. A question that depends on none is a run by itself.
 * @param questions the visible questions of one group of the page
 * @param visibleQuestions all visible questions of the page
 */
export function questionRunsOf(
  questions: readonly NumberedQuestion[],
  visibleQuestions: readonly NumberedQuestion[],
): QuestionRun[] {
  const runs: QuestionRun[] = [];
  for (const question of questions) {
    const dependsOn = controllingQuestionOf(question, visibleQuestions)?.number ?? null;
    const last = runs.at(-1);
    if (dependsOn !== null && last?.dependsOn === dependsOn) last.questions.push(question);
    else runs.push({ dependsOn, questions: [question] });
  }
  return runs;
}

/** The first visible question of the page whose answer decides whether the given question is shown; undefined if there is none. */
function controllingQuestionOf({ id }: NumberedQuestion, visibleQuestions: readonly NumberedQuestion[]) {
  const keys = visibilityDependencies(id);
  return visibleQuestions.find(({ parts }) => parts.some(({ answerKey }) => keys.has(answerKey)));
}

function announcementOf(
  number: number,
  before: readonly NumberedQuestion[],
  after: readonly NumberedQuestion[],
  answers: Answers,
): string | null {
  // Compared by key, because the numbers of the following questions change too.
  const isIn = (questions: readonly NumberedQuestion[], { key }: NumberedQuestion) =>
    questions.some(question => question.key === key);
  const removed = before.filter(question => !isIn(after, question));
  const added = after.filter(question => !isIn(before, question));
  if (removed.length + added.length === 0) return null;
  const announcement = countsInWords(number, added.length, removed.length);
  const hasAnswer = removed.some(question => isQuestionAnswered(question, answers));
  return hasAnswer ? `${announcement} ${dependentQuestionsCopy.kept}` : announcement;
}

function countsInWords(number: number, added: number, removed: number): string {
  if (removed === 0) return dependentQuestionsCopy.added(added, number);
  if (added === 0) return dependentQuestionsCopy.removed(removed, number);
  return dependentQuestionsCopy.changed(number);
}
