import { useEffect } from 'react';
import { endIdleSession, saveUnsaved } from '@/assessment/leave';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { NotificationIcon } from '@/feedback/overlays';

/** The dialog in the last minute before an idle session ends. Unsaved answers are saved while it is open (docs/faults.md D30). */
export function IdleDialog({ onStay }: { onStay: () => void }) {
  useEffect(() => {
    // An error is ignored, because `endIdleSession` saves again, and keeps answers that cannot be saved.
    saveUnsaved().catch(() => {});
  }, []);
  return (
    <Modal
      role="alertdialog"
      title="Are you still there?"
      icon={<NotificationIcon type="timeout" />}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>Stay logged in</Button>
          <Button variant="outline" onClick={endIdleSession}>
            Log out
          </Button>
        </>
      }
    >
      Nothing has happened here for a while. In a minute you will be logged out, so that nobody else sees your
      data.
    </Modal>
  );
}
