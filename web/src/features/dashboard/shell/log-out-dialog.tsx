import { useState } from 'react';
import { assessmentState } from '../../../assessment/dispatch.ts';
import { save } from '../../../assessment/save.ts';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../feedback/notification.ts';

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
      notify({ type: 'error', title: 'Error', body: leavingCopy.otherAccount(owner) });
  };
  return (
    <Modal
      title={leavingCopy.title}
      onClose={onStay}
      firstFocus="action"
      actions={
        <>
          {others === null ? (
            <Button busy={saving} busyLabel={leavingCopy.saving} onClick={saveAndLeave}>
              {leavingCopy.save}
            </Button>
          ) : (
            <Button onClick={onStay}>{leavingCopy.stay}</Button>
          )}
          <Button variant="outline" onClick={onLeave}>
            {leavingCopy.leave}
          </Button>
        </>
      }
    >
      {others === null ? leavingCopy.body : leavingCopy.bodyOf(others)}
    </Modal>
  );
}

/** The question before a log-out that would lose answers (docs/faults.md D26). */
const leavingCopy = {
  title: 'You have unsaved answers.',
  body: 'Logging out removes them from this browser.',
  bodyOf: (emails: string) =>
    `Answers of ${emails} are kept in this tab and not saved. Logging out removes them.`,
  save: 'Save',
  saving: 'Saving...',
  leave: 'Leave',
  stay: 'Stay',
  otherAccount: (email: string) => `These answers belong to ${email}. Log in as ${email} to save them.`,
} as const;
