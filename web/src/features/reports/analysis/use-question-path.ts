import { questionnaireOptions } from '../../../api/assessment/use-questionnaire.ts';
import { trpc } from '../../../api/trpc.ts';
import { pathOfQuestion } from './question-path.ts';

/** The address of the first of these questions; null while unknown, or if there is none. */
export function useQuestionPath(questions: readonly string[]): string | null {
  const { data } = trpc.hra.getQuestionnaire.useQuery(undefined, {
    ...questionnaireOptions,
    meta: { onFault: 'log' },
    enabled: questions.length > 0,
  });
  return data ? pathOfQuestion(data, questions) : null;
}
