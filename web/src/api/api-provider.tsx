import { createChooseLifeClient } from '@choose-life/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { showFault } from '../feedback/show-fault.ts';
import { whenLoggingOut } from '../session/log-out.ts';
import { sessionStore } from '../session/store.ts';
import { readToken } from '../session/token.ts';
import { createQueryClient } from './query-client.ts';
import { trpc } from './trpc.ts';

/** One cache for the whole visit. */
const queryClient = createQueryClient({ onFault: showFault, token: readToken });
const client = createChooseLifeClient({ url: '/trpc', token: readToken });
whenLoggingOut(() => queryClient.clear());

/** Provides the typed calls, their cache and the stored atoms. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return (
    <AtomsProvider store={sessionStore}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </AtomsProvider>
  );
}
