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
import { whenForgetting } from '@/session/forget';
import { readToken } from '@/session/token';
import { client } from './client.ts';

export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

export const trpc = createChooseLifeHooks();

/** What the query cache has to say to components, until the next task. */
let notices: (() => void)[] = [];

// TanStack Query announces each answer in a task of its own. All answers of a batch in one task: the page renders once for them.
notifyManager.setScheduler(notice => {
  notices.push(notice);
  if (notices.length > 1) return;
  setTimeout(() => {
    const all = notices;
    notices = [];
    for (const each of all) each();
  }, 0);
});

/** The time for which an answer or a fault is reused for the same query. */
const freshMs = 5_000;

/**
 * It retries nothing: the adapter does, and knows which calls may be repeated. Calls run offline too, so that a lost connection
 * shows as an error and not as endless loading.
 */
export const queryClient = createQueryClient();
// The questions do not change while the tab is open (s.4).
queryClient.setQueryDefaults(getQueryKey(trpc.hra.getQuestionnaire), {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
whenForgetting(() => {
  // The configuration is the same for everybody.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configQuery.queryKey[0] });
  queryClient.getMutationCache().clear();
});

export const queries = createTRPCQueryUtils({ queryClient, client });

function createQueryClient(): QueryClient {
  const tokens = new WeakMap<object, string | null>();
  const tokenOf = (call: object) => tokens.get(call) ?? null;
  const queryCache = new QueryCache({
    onError: (error, query) => showFault(error, query.meta, tokenOf(query)),
  });
  queryCache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'fetch') tokens.set(event.query, readToken());
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void tokens.set(mutation, readToken()),
      onError: (error, _variables, _result, mutation) => showFault(error, mutation.meta, tokenOf(mutation)),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: freshMs,
        // A part of the page that comes a moment later does not ask again, so that one fault opens its dialog once.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > freshMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
