import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ScreenMeta } from '../feedback/screen-meta.ts';

interface QueryClientOptions {
  /** Called for every failed call, with the meta of its screen and the token it was made with. */
  readonly onFault: (error: unknown, meta: ScreenMeta | undefined, callToken: string | null) => void;
  /** The current token. */
  readonly token: () => string | null;
}

/**
 * The query cache. It retries nothing: the adapter does, and knows which calls may be repeated. Calls run offline too, so that
 * a lost connection shows as an error and not as endless loading.
 */
export function createQueryClient({ onFault, token }: QueryClientOptions): QueryClient {
  const tokens = new WeakMap<object, string | null>();
  const tokenOf = (call: object) => tokens.get(call) ?? null;
  const queryCache = new QueryCache({
    onError: (error, query) => onFault(error, query.meta, tokenOf(query)),
  });
  queryCache.subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'fetch') tokens.set(event.query, token());
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => void tokens.set(mutation, token()),
      onError: (error, _variables, _result, mutation) => onFault(error, mutation.meta, tokenOf(mutation)),
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
