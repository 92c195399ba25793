import { createChooseLifeClient } from '@choose-life/client';
import { createChooseLifeHooks } from '@choose-life/client/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const hooks = createChooseLifeHooks();
const queryClient = new QueryClient();
const client = createChooseLifeClient({ url: '/trpc', token: () => localStorage.getItem('token') });

/** Puts client and cache around what calls. */
export function Connected({ children }: { children: ReactNode }) {
  return (
    <hooks.Provider client={client} queryClient={queryClient}>
      {children}
    </hooks.Provider>
  );
}

/** How many steps are recommended. */
export function Steps() {
  const { data, error } = hooks.authentication.userDetails.useQuery();
  const update = hooks.user.update.useMutation();
  if (error) return <p role="alert">{error.data?.gateway.message ?? error.message}</p>;
  const steps: number | null | undefined = data?.recommendedSteps;
  return (
    <button type="button" onClick={() => data && update.mutate({ userEmail: data.userEmail })}>
      {steps ?? '-'}
    </button>
  );
}
