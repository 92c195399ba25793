import { queries, trpc } from '@/api/trpc';

/** The questions do not change while the tab is open: fetched once, kept for the session (s.4). */
export const questionnaireOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

/** The server's questionnaire. */
export function useQuestionnaire() {
  return trpc.hra.getQuestionnaire.useQuery(undefined, questionnaireOptions);
}

/** The same outside of components: at once where it is there. A fault is shown. */
export function fetchQuestionnaire() {
  return queries.hra.getQuestionnaire.fetch(undefined, questionnaireOptions);
}
