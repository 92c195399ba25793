import { useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Modal } from '../components/modal.tsx';
import { Button } from '../components/ui/button.tsx';
import { closeNotification, type Notification, notificationAtom } from './notification.ts';

const signs = {
  success: { Sign: CircleCheck, tint: 'bg-good-tint text-good' },
  error: { Sign: CircleAlert, tint: 'bg-danger-tint text-danger' },
  info: { Sign: Info, tint: 'bg-indigo-tint text-indigo' },
} as const;

/** Type, title, body and a Close button (s.2.4). */
export function NotificationModal() {
  const notification = useAtomValue(notificationAtom);
  if (!notification) return null;
  return (
    <Modal
      role="alertdialog"
      title={notification.title}
      sign={<NotificationSign type={notification.type} />}
      onClose={closeNotification}
      closeLabel={null}
      firstFocus="action"
      actions={<Button onClick={closeNotification}>Close</Button>}
    >
      {notification.body}
    </Modal>
  );
}

/** The icon of a notification's type. */
export function NotificationSign({ type }: { type: Notification['type'] }) {
  const { Sign, tint } = signs[type];
  return (
    <span className={`grid size-12 place-items-center rounded-button ${tint}`}>
      <Sign aria-hidden size={22} />
    </span>
  );
}
