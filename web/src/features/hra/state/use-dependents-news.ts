import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import type { HraPage } from '@choose-life/contracts/domain/hra/page-graph';
import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useMemo, useState } from 'react';
import { answersBehindPage, newsOf } from '../questions/dependents.ts';
import type { NumberedQuestion } from '../questions/numbered-questions.ts';

/** What is said under a question whose answer has just changed what else is asked. */
export interface DependentsNews {
  /** Whether something may come to be said under a question, so that screen readers are made ready for it. */
  readonly mayComeUnder: (question: NumberedQuestion) => boolean;
  readonly under: (question: NumberedQuestion) => string | null;
  /** Told before each change of an answer. */
  readonly change: (key: string, value: AnswerValue | null) => void;
}

interface News {
  readonly page: HraPage;
  readonly key: string;
  readonly text: string | null;
}

/** @param shown the questions of the page, as numbered */
export function useDependentsNews(
  page: HraPage,
  questionnaire: Questionnaire,
  answers: Answers,
  shown: readonly NumberedQuestion[],
): DependentsNews {
  const [news, setNews] = useState<News | null>(null);
  const behind = useMemo(() => answersBehindPage(page, questionnaire), [page, questionnaire]);
  const asks = ({ parts }: NumberedQuestion, key: string) => parts.some(part => part.answerKey === key);
  return {
    mayComeUnder: ({ parts }) => parts.some(part => behind.has(part.answerKey)),
    under: question => (news?.page === page && asks(question, news.key) ? news.text : null),
    change: (key, value) => {
      const question = shown.find(each => asks(each, key));
      if (question === undefined || !behind.has(key)) return;
      const text = newsOf({ page, questionnaire, answers, key, value }, question.number);
      setNews({ page, key, text });
    },
  };
}
