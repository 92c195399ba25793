import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useSave } from '../../../api/assessment/use-save.ts';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { shellCopy } from '../../../copy/dashboard.ts';
import { notify } from '../../../feedback/notification.ts';
import { pathOf } from '../../../paths.ts';
import { otherAccountAtom, waitingOwners } from '../../../session/assessment/other-account.ts';
import { useUnfinishedAssessment } from '../../../session/assessment/unfinished-assessment.ts';
import { logOut } from '../../../session/log-out.ts';
import { sessionStore } from '../../../session/store.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

const copy = shellCopy.unsaved;

/** Whose answers a log-out would remove. */
type Unsaved = { readonly of: 'me' } | { readonly of: 'others'; readonly emails: string };

/** Logging out, and the question before it where answers would be lost (docs/faults.md D26): Save saves here and leaves. */
export function useLeaving(): { leave: () => void; question: ReactNode } {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Unsaved | null>(null);
  const [saving, setSaving] = useState(false);
  const email = useAtomValue(storedAtoms.email) ?? '';
  const unfinished = useUnfinishedAssessment();
  const save = useSave();
  // The way comes first: no signed-in page may ask again without a token.
  const logOutNow = () => {
    setAsking(null);
    navigate(pathOf('login'));
    logOut();
  };
  const leave = () => {
    const others = waitingOwners(email);
    if (unfinished?.unsaved) setAsking({ of: 'me' });
    else if (others.length > 0) setAsking({ of: 'others', emails: others.join(', ') });
    else logOutNow();
  };
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved === 'saved') return logOutNow();
    // A fault was shown by now; the question stays, for another try.
    if (saved === 'failed') return;
    setAsking(null);
    const owner = sessionStore.get(otherAccountAtom)?.typedBy;
    if (saved === 'other-account' && owner)
      notify({ type: 'error', title: 'Error', body: copy.otherAccount(owner) });
  };
  const question = asking && (
    <Modal
      open
      title={copy.title}
      onClose={() => setAsking(null)}
      actions={
        <>
          {asking.of === 'me' ? (
            <Button busy={saving} busyLabel={copy.saving} onClick={saveAndLeave}>
              {copy.save}
            </Button>
          ) : (
            <Button onClick={() => setAsking(null)}>{copy.stay}</Button>
          )}
          <Button variant="outline" onClick={logOutNow}>
            {copy.leave}
          </Button>
        </>
      }
    >
      {asking.of === 'me' ? copy.body : copy.bodyOf(asking.emails)}
    </Modal>
  );
  return { leave, question };
}
