import { Provider as AtomsProvider, useAtom, useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import { useLocation } from 'wouter';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { pathOf } from '@/paths';
import { jotaiStore } from '@/session/stored-atoms';
import { closeNotification, notificationAtom, sessionTimeoutAtom } from './notification.ts';
import { Toaster } from './toaster.tsx';

/** The overlays of every page: the notification modal (s.8), the dialog of code 22 (session expired), and toasts (s.9). */
export function Overlays() {
  return (
    // Overlays are outside of the `SessionProvider`, which unmounts its children when a session ends.
    <AtomsProvider store={jotaiStore}>
      <NotificationModal />
      <SessionTimeoutDialog />
      <Toaster />
    </AtomsProvider>
  );
}

const icons = {
  success: { Icon: CircleCheck, classes: 'bg-good-tint text-good' },
  error: { Icon: CircleAlert, classes: 'bg-danger-tint text-danger' },
  info: { Icon: Info, classes: 'bg-indigo-tint text-indigo' },
  timeout: { Icon: Clock, classes: 'bg-warn-tint text-warn' },
} as const;

function NotificationModal() {
  const notification = useAtomValue(notificationAtom);
  if (!notification) return null;
  return (
    <Modal
      role="alertdialog"
      title={notification.title}
      icon={<NotificationIcon type={notification.type} />}
      onClose={closeNotification}
      actions={<Button onClick={closeNotification}>Close</Button>}
    >
      {notification.body}
    </Modal>
  );
}

/** The round icon above a dialog's title. */
export function NotificationIcon({ type }: { type: keyof typeof icons }) {
  const { Icon, classes } = icons[type];
  return (
    <span className={`grid size-12 place-items-center rounded-button ${classes}`}>
      <Icon aria-hidden size={22} />
    </span>
  );
}

/** The dialog of code 22 (s.8). However it is closed, the login page opens. */
function SessionTimeoutDialog() {
  const [isOpen, setOpen] = useAtom(sessionTimeoutAtom);
  const [, navigate] = useLocation();
  const logIn = () => {
    setOpen(false);
    navigate(pathOf('login'));
  };
  if (!isOpen) return null;
  return (
    <Modal
      role="alertdialog"
      title="Session Timeout"
      icon={<NotificationIcon type="timeout" />}
      onClose={logIn}
      actions={<Button onClick={logIn}>Login</Button>}
    >
      {/* The sentence of s.8. */}
      Your Session has timed out. Click to login again.
    </Modal>
  );
}
