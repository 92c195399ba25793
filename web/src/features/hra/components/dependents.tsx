import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import { isQuestionAnswered, type Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { visibilityDependencies } from '@choose-life/contracts/domain/hra/visibility';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { dependentsCopy } from '../copy/pages.ts';
import { type NumberedQuestion, questionsOnPage } from '../questions/numbered-questions.ts';

export function Dependents({ on, children }: { on: number; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take its words for a question's.
    <div role="group" aria-labelledby={id} className="grid min-w-0 gap-8 border-s-4 border-line ps-4 sm:ps-6">
      <p id={id} className="text-meta font-semibold text-ink-muted">
        {dependentsCopy.dependsOn(on)}
      </p>
      <div className="grid min-w-0 gap-14">{children}</div>
    </div>
  );
}

export function DependentsNote({ children }: { children: string | null }) {
  return (
    <div role="status" className="empty:absolute">
      {children && (
        <p className="reveal mt-4 flex items-start gap-2  text-meta text-ink-muted">
          <Info aria-hidden size={18} className="mt-px shrink-0 text-info" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

export function useDependentsAnnouncement(
  page: HraPage,
  questionnaire: Questionnaire,
  answers: Answers,
  shown: readonly NumberedQuestion[],
) {
  const [announcement, announce] = useState<{ page: HraPage; key: string; text: string | null } | null>(null);
  const asks = ({ parts }: NumberedQuestion, key: string) => parts.some(part => part.answerKey === key);
  return {
    under: (question: NumberedQuestion) =>
      announcement?.page === page && asks(question, announcement.key) ? announcement.text : null,
    /** Called before the answer changes. */
    change: (key: string, value: AnswerValue | null) => {
      const question = shown.find(each => asks(each, key));
      const after = questionsOnPage(page, questionnaire, { ...answers, [key]: value });
      const text = question ? announcementOf(question.number, shown, after, answers) : null;
      if (text || announcement?.key === key) announce({ page, key, text });
    },
  };
}

interface QuestionRun {
  readonly dependsOn: number | null;
  readonly questions: readonly [NumberedQuestion, ...NumberedQuestion[]];
}

export function runsOf(
  questions: readonly NumberedQuestion[],
  onPage: readonly NumberedQuestion[],
): QuestionRun[] {
  const runs: QuestionRun[] = [];
  for (const question of questions) {
    const dependsOn = questionBehind(question, onPage)?.number ?? null;
    const last = runs.at(-1);
    if (dependsOn !== null && last?.dependsOn === dependsOn)
      runs.splice(-1, 1, { dependsOn, questions: [...last.questions, question] });
    else runs.push({ dependsOn, questions: [question] });
  }
  return runs;
}

function questionBehind({ id }: NumberedQuestion, onPage: readonly NumberedQuestion[]) {
  const keys = visibilityDependencies(id);
  return onPage.find(({ parts }) => parts.some(({ answerKey }) => keys.has(answerKey)));
}

function announcementOf(
  number: number,
  before: readonly NumberedQuestion[],
  after: readonly NumberedQuestion[],
  answers: Answers,
): string | null {
  const without = (questions: readonly NumberedQuestion[], others: readonly NumberedQuestion[]) =>
    questions.filter(question => !others.some(other => other.key === question.key));
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0) return null;
  const kept = gone.some(question => isQuestionAnswered(question, answers));
  const announcement =
    gone.length === 0
      ? dependentsCopy.come(come.length, number)
      : come.length === 0
        ? dependentsCopy.gone(gone.length, number)
        : dependentsCopy.changed(number);
  return kept ? `${announcement} ${dependentsCopy.kept}` : announcement;
}
