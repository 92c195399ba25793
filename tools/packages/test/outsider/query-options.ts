import {
  type AppRouter,
  chooseLifeLinks,
  chooseLifeQueryDefaults,
  gatewayErrorOf,
} from '@choose-life/client';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';

/** Calls an adapter by tRPC's own helper for TanStack Query, as the client's page shows. Gives what it learned. */
export async function queryOptions(url: string, userEmail: string, userPassword: string): Promise<string[]> {
  let token: string | null = null;
  const queryClient = new QueryClient({ defaultOptions: chooseLifeQueryDefaults() });
  const trpc = createTRPCOptionsProxy<AppRouter>({
    client: createTRPCClient({ links: chooseLifeLinks({ url: `${url}/trpc`, token: () => token }) }),
    queryClient,
  });

  const userDetails = trpc.authentication.userDetails.queryOptions();
  const early = await queryClient.fetchQuery(userDetails).catch(gatewayErrorOf);
  const logIn = trpc.authentication.login.mutationOptions();
  const login = queryClient.getMutationCache().build(queryClient, logIn);
  token = (await login.execute({ userEmail, userPassword })).token;
  await queryClient.fetchQuery(userDetails);
  const kept = queryClient.getQueryData(trpc.authentication.userDetails.queryKey());
  return [early && 'kind' in early ? early.kind : 'no error', kept?.userEmail ?? 'nobody'];
}

/** Lines that must not compile: were one of them to, the compiler would say so. */
export function refusedByTheCompiler(): unknown {
  const trpc = createTRPCOptionsProxy<AppRouter>({
    client: createTRPCClient({ links: chooseLifeLinks({ url: '/trpc' }) }),
    queryClient: new QueryClient(),
  });
  return [
    // @ts-expect-error: a member is misspelt.
    () => trpc.company.readByCompanyId.queryOptions({ companyID: '1' }),
    // @ts-expect-error: a write has no options of a query.
    () => trpc.authentication.login.queryOptions({ userEmail: '', userPassword: '' }),
  ];
}
