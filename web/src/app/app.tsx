import { Provider as AtomsProvider } from 'jotai';
import { useEffect, useState } from 'react';
import { ApiProvider } from '../api/api-provider.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { NotificationModal } from '../feedback/notification-modal.tsx';
import { SessionTimeoutDialog } from '../feedback/session-timeout-dialog.tsx';
import { showFault } from '../feedback/show-fault.ts';
import { Toaster } from '../feedback/toaster.tsx';
import { whenLoggingOut } from '../session/log-out.ts';
import { sessionStore } from '../session/store.ts';
import { readToken } from '../session/token.ts';
import { CurrentPage } from './current-page.tsx';

/** The whole web application: stores, calls, the page, and what lies over every page. */
export function App() {
  const [queryClient] = useState(() => createQueryClient({ onFault: showFault, token: readToken }));
  useEffect(() => whenLoggingOut(() => queryClient.clear()), [queryClient]);
  return (
    <AtomsProvider store={sessionStore}>
      <ApiProvider queryClient={queryClient}>
        <CurrentPage />
        <NotificationModal />
        <SessionTimeoutDialog />
        <Toaster />
      </ApiProvider>
    </AtomsProvider>
  );
}
