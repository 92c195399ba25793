import { createChooseLifeHooks } from '@choose-life/client/react';
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createTRPCQueryUtils, getQueryKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { configQuery } from '@/config-query';
import { showFault } from '@/feedback/show-fault';
import { onForget } from '@/session/forget';
import { readToken } from '@/session/token';
import { client } from './client.ts';

/** Provides the tRPC hooks and their query cache. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** The typed hooks: `trpc.hra.getQuestionnaire.useQuery()`, `trpc.authentication.login.useMutation()`. */
export const trpc = createChooseLifeHooks();

/** The notifications of the query cache that the next task will deliver. */
let pendingNotifications: (() => void)[] = [];

// By default TanStack Query notifies components of each response in a separate task. This scheduler delivers all notifications in one task,
// so that the page renders once for all responses of a batch.
notifyManager.setScheduler(callback => {
  pendingNotifications.push(callback);
  // The first notification has started the timer already.
  if (pendingNotifications.length > 1) return;
  setTimeout(() => {
    const dueNotifications = pendingNotifications;
    // Emptied before the loop, because a component may cause further notifications, which need a new timer.
    pendingNotifications = [];
    for (const notify of dueNotifications) {
      try {
        notify();
      } catch (error) {
        // An error must not stop the other notifications. In separate tasks it would not stop them either.
        reportError(error);
      }
    }
  }, 0);
});

/**
 * The time in milliseconds for which a result or an error is used again for the same query. It is long enough for all components of a page
 * to mount, and so short that the next page loads new data.
 */
const reuseMs = 5_000;

/**
 * The query cache of the app. It does not retry, because the adapter retries, and knows which calls may be repeated. Calls also run
 * offline, so that a person sees an error instead of an endless loading state.
 */
export const queryClient = createQueryClient();
// The questionnaire does not change while the tab is open (s.4).
queryClient.setQueryDefaults(getQueryKey(trpc.hra.getQuestionnaire), {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
onForget(() => {
  // All queries except the configuration, which contains no personal data.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] });
  queryClient.getMutationCache().clear();
});

/** The query cache by call, for code outside of components: `queries.hra.getQuestionnaire.fetch()`. */
export const queries = createTRPCQueryUtils({ queryClient, client });

function createQueryClient(): QueryClient {
  /** The token that each query or mutation was sent with, because an expired session is reported once per token. */
  const sentTokens = new WeakMap<object, string | null>();
  const tokenOf = (call: object) => sentTokens.get(call) ?? null;
  const queryCache = new QueryCache({
    onError: (error, query) => showFault(error, tokenOf(query), query.meta),
  });
  queryCache.subscribe(event => {
    // This action means that a request starts.
    if (event.type === 'updated' && event.action.type === 'fetch') sentTokens.set(event.query, readToken());
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void sentTokens.set(mutation, readToken()),
      onError: (error, _variables, _result, mutation) => showFault(error, tokenOf(mutation), mutation.meta),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        // Data is loaded when a page opens (s.2). `app/session-watch.tsx` checks the session when a tab becomes visible.
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: reuseMs,
        // A component that mounts within this time does not repeat a failed call, so that one error opens only one dialog.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > reuseMs,
      },
      mutations: {
        retry: false,
        networkMode: 'always',
        // The input may contain a password or health answers, which must not stay in memory after the page has been left.
        gcTime: 0,
      },
    },
  });
}
