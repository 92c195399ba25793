import { trpc } from '../trpc.ts';

/** The questions do not change while the tab is open: fetched once, kept for the session (s.4). */
export const questionnaireOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** The server's questionnaire. */
export function useQuestionnaire() {
  return trpc.hra.getQuestionnaire.useQuery(undefined, questionnaireOptions);
}
