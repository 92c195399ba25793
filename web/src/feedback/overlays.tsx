import { Provider as AtomsProvider } from 'jotai';
import { sessionStore } from '../session/stored-atoms.ts';
import { NotificationModal } from './notification-modal.tsx';
import { SessionTimeoutDialog } from './session-timeout-dialog.tsx';
import { Toaster } from './toaster.tsx';

/** The overlays of pages that make calls: modal, session-timeout dialog and toasts. */
export function Overlays() {
  return (
    <AtomsProvider store={sessionStore}>
      <NotificationModal />
      <SessionTimeoutDialog />
      <Toaster />
    </AtomsProvider>
  );
}
