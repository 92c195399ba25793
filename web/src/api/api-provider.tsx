import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as AtomsProvider } from 'jotai';
import type { ReactNode } from 'react';
import { sessionStore } from '../session/stored-atoms.ts';
import { client, queryClient, trpc } from './trpc.ts';

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
