import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ScreenMeta } from '../feedback/screen-meta.ts';

interface Listening {
  /** Hears of every failed call, with what its screen said about faults, and of the token it was made under. */
  readonly onFault: (error: unknown, meta: ScreenMeta | undefined, madeUnder: string | null) => void;
  /** The token now. */
  readonly token: () => string | null;
}

/**
 * The query cache. Nothing is repeated here: the adapter repeats reads, and knows which may be. Calls run offline too, so
 * that a lost connection is an error one sees and not a wait without end.
 */
export function createQueryClient({ onFault, token }: Listening): QueryClient {
  const startedUnder = new WeakMap<object, string | null>();
  const madeUnder = (call: object) => startedUnder.get(call) ?? null;
  const queryCache = new QueryCache({
    onError: (error, query) => onFault(error, query.meta, madeUnder(query)),
  });
  queryCache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'fetch') startedUnder.set(event.query, token());
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void startedUnder.set(mutation, token()),
      onError: (error, _variables, _result, mutation) => onFault(error, mutation.meta, madeUnder(mutation)),
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
