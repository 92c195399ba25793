import { useState } from 'react';
import { assessmentState } from '../../../assessment/dispatch.ts';
import { save } from '../../../assessment/save.ts';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../feedback/notification.ts';
import { leavingCopy as copy } from '../copy/leaving.ts';

interface LogOutDialogProps {
  /** E-mails of the other accounts whose answers a log-out would remove; null for the person's own. */
  readonly others: string | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The confirmation of a log-out that would lose answers (docs/faults.md D26). */
export function LogOutDialog({ others, onStay, onLeave }: LogOutDialogProps) {
  const [saving, setSaving] = useState(false);
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved === 'saved') return onLeave();
    // The fault was shown already. The dialog stays open.
    if (saved === 'failed') return;
    onStay();
    const owner = assessmentState().otherAccount?.typedBy;
    if (saved === 'other-account' && owner)
      notify({ type: 'error', title: 'Error', body: copy.otherAccount(owner) });
  };
  return (
    <Modal
      title={copy.title}
      onClose={onStay}
      firstFocus="action"
      actions={
        <>
          {others === null ? (
            <Button busy={saving} busyLabel={copy.saving} onClick={saveAndLeave}>
              {copy.save}
            </Button>
          ) : (
            <Button onClick={onStay}>{copy.stay}</Button>
          )}
          <Button variant="outline" onClick={onLeave}>
            {copy.leave}
          </Button>
        </>
      }
    >
      {others === null ? copy.body : copy.bodyOf(others)}
    </Modal>
  );
}
