import { useAtom } from 'jotai';
import { Clock } from 'lucide-react';
import { useLocation } from 'wouter';
import { Modal } from '../components/modal.tsx';
import { Button } from '../components/ui/button.tsx';
import { pathOf } from '../paths.ts';
import { sessionTimeoutAtom } from './session-timeout.ts';

/** The dialog of code 22 (s.8). Closing it in any way leads to the login page. */
export function SessionTimeoutDialog() {
  const [open, setOpen] = useAtom(sessionTimeoutAtom);
  const [, navigate] = useLocation();
  const logIn = () => {
    setOpen(false);
    navigate(pathOf('login'));
  };
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      title="Session Timeout"
      sign={
        <span className="grid size-12 place-items-center rounded-button bg-warn-tint text-warn">
          <Clock aria-hidden size={22} />
        </span>
      }
      onClose={logIn}
      closeLabel={null}
      firstFocus="action"
      actions={<Button onClick={logIn}>Login</Button>}
    >
      Your Session has timed out. Click to login again.
    </Modal>
  );
}
