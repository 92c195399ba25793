import {
  type AppRouter,
  chooseLifeLinks,
  chooseLifeQueryDefaults,
  gatewayErrorOf,
} from '@choose-life/client';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';

/**
 * Calls an adapter with tRPC's helper for TanStack Query, as in the client's README.
 * @returns the kind of the error before the log-in, the cached e-mail address after it, and the result of `readPagedLibrary`
 */
export async function callWithQueryOptions(
  url: string,
  userEmail: string,
  userPassword: string,
): Promise<string[]> {
  let token: string | null = null;
  const queryClient = new QueryClient({ defaultOptions: chooseLifeQueryDefaults() });
  const trpc = createTRPCOptionsProxy<AppRouter>({
    client: createTRPCClient({ links: chooseLifeLinks({ url: `${url}/trpc`, token: () => token }) }),
    queryClient,
  });

  const userDetails = trpc.authentication.userDetails.queryOptions();
  const beforeLogIn = await queryClient.fetchQuery(userDetails).catch(gatewayErrorOf);
  const loginOptions = trpc.authentication.login.mutationOptions();
  // Runs the mutation without React.
  const loginMutation = queryClient.getMutationCache().build(queryClient, loginOptions);
  token = (await loginMutation.execute({ userEmail, userPassword })).token;
  await queryClient.fetchQuery(userDetails);
  const cached = queryClient.getQueryData(trpc.authentication.userDetails.queryKey());
  const error = beforeLogIn && 'kind' in beforeLogIn ? beforeLogIn.kind : 'no error';
  return [error, cached?.userEmail ?? 'nobody', await readPagedLibrary(trpc, queryClient)];
}

/**
 * Reads the pages of the library until a page is not full.
 * @returns 'the whole library' if every article was on exactly one page, else the ids
 */
async function readPagedLibrary(
  { content }: ReturnType<typeof createTRPCOptionsProxy<AppRouter>>,
  queryClient: QueryClient,
): Promise<string> {
  // Smaller than the library, so that there are several pages.
  const pageSize = 2;
  const library = content.readContentLibrary.infiniteQueryOptions(
    { categories: ['Health'], pageSize },
    {
      initialCursor: 1,
      getNextPageParam: ({ contentLibrary }, pages) =>
        contentLibrary.data.length < pageSize ? undefined : pages.length + 1,
    },
  );
  // At most 100 pages are read. `getNextPageParam` ends the reading earlier.
  const { pages } = await queryClient.fetchInfiniteQuery({ ...library, pages: 100 });
  const ids = pages.flatMap(({ contentLibrary }) => contentLibrary.data.map(({ contentId }) => contentId));
  const wholeLibrary = await queryClient.fetchQuery(
    content.readContentLibrary.queryOptions({ categories: ['Health'] }),
  );
  const hasNoDuplicate = new Set(ids).size === ids.length;
  const isWhole = ids.length === wholeLibrary.contentLibrary.data.length && ids.length > pageSize;
  return hasNoDuplicate && isWhole ? 'the whole library' : ids.join();
}

/** None of these calls may compile. If one does, the compiler reports an unused `@ts-expect-error`. */
export function refusedByTheCompiler(): unknown {
  const trpc = createTRPCOptionsProxy<AppRouter>({
    client: createTRPCClient({ links: chooseLifeLinks({ url: '/trpc' }) }),
    queryClient: new QueryClient(),
  });
  return [
    // @ts-expect-error: a property is misspelt.
    () => trpc.company.readByCompanyId.queryOptions({ companyID: '1' }),
    // @ts-expect-error: a write has no query options.
    () => trpc.authentication.login.queryOptions({ userEmail: '', userPassword: '' }),
  ];
}
