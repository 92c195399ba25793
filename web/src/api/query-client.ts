import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ScreenMeta } from '../feedback/screen-meta.ts';

interface Listening {
  /** Hears of every failed call, with what its screen said about faults. */
  readonly onFault: (error: unknown, meta: ScreenMeta | undefined, outdated: boolean) => void;
  /** The token now: the end of a session that somebody has already left is no news (`outdated`). */
  readonly token: () => string | null;
}

/**
 * The query cache. Nothing is repeated here: the adapter repeats reads, and knows which may be. Calls run offline too, so
 * that a lost connection is an error one sees and not a wait without end.
 */
export function createQueryClient({ onFault, token }: Listening): QueryClient {
  const startedUnder = new WeakMap<object, string | null>();
  const isOutdated = (mutation: Mutation<unknown, unknown, unknown>) => {
    const now = token();
    return now !== null && startedUnder.get(mutation) !== now;
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFault(error, query.meta, false) }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void startedUnder.set(mutation, token()),
      onError: (error, _variables, _result, mutation) => onFault(error, mutation.meta, isOutdated(mutation)),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 5_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
