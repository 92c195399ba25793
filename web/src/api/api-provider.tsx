import { createChooseLifeClient } from '@choose-life/client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readToken } from '../session/token.ts';
import { trpc } from './trpc.ts';

/** Gives the screens their typed calls and the cache behind them. */
export function ApiProvider({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const [client] = useState(() => createChooseLifeClient({ url: '/trpc', token: readToken }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
