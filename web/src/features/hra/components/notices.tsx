import { useAtomValue } from 'jotai';
import { Info, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { assessmentAtom, dispatch, watchingAtom } from '@/assessment/dispatch';
import { undoMs, undoOfferFor } from '@/assessment/drafts';
import { Button } from '@/components/ui/button';
import { storedAtoms } from '@/session/stored-atoms';
import { noticeCopy } from '../copy/pages.ts';

/** The notices above the questions. Each has its own live region, which is mounted before its text: screen readers announce only changes. */
export function Notices() {
  const { draftStorage, isRecordMissing } = useAtomValue(assessmentAtom);
  const isWatching = useAtomValue(watchingAtom);
  const takeOver = { label: noticeCopy.takeOver, onPress: () => dispatch({ type: 'takeover-requested' }) };
  const dismiss = () => dispatch({ type: 'dismissed', notice: 'draft-storage' });
  return (
    <>
      {/* Another tab is editing the assessment (docs/faults.md D13). */}
      <div role="status">{isWatching && <Notice action={takeOver}>{noticeCopy.otherTab}</Notice>}</div>
      {/* Storage is blocked or full (docs/faults.md D16, D17). */}
      <div role="alert">
        {draftStorage === 'fails' && <Notice onDismiss={dismiss}>{noticeCopy.notKept}</Notice>}
      </div>
      {/* The gateway does not know the saved answers; the answers in this browser are kept (docs/faults.md D14). */}
      <div role="status">{isRecordMissing && <Notice>{noticeCopy.savedNotFound}</Notice>}</div>
      {!isWatching && <UndoNotice />}
    </>
  );
}

/**
 * Says why answers were put aside, such as 'Started again', and offers Undo (docs/faults.md D15). It is shown until the person presses Undo
 * or Dismiss, or until the time for Undo is over. A reload does not remove it.
 */
export function UndoNotice() {
  const email = useAtomValue(storedAtoms.email) ?? '';
  // Why and when answers were put aside; null if they can no longer be restored. Only the person who typed them may restore them.
  const undoOffer = undoOfferFor(useAtomValue(assessmentAtom).undoDraft, email, new Date());
  useEffect(() => {
    if (undoOffer === null) return;
    const timer = setTimeout(dismissUndo, Date.parse(undoOffer.at) + undoMs - Date.now());
    return () => clearTimeout(timer);
  }, [undoOffer]);
  return (
    <div role="status">
      {undoOffer && (
        <Notice
          onDismiss={dismissUndo}
          action={{ label: noticeCopy.undo, onPress: () => dispatch({ type: 'undone' }) }}
        >
          {noticeCopy.aside[undoOffer.reason]}
        </Notice>
      )}
    </div>
  );
}

const dismissUndo = () => dispatch({ type: 'dismissed', notice: 'undo' });

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDismiss?: () => void;
}

function Notice({ children, action, onDismiss }: NoticeProps) {
  return (
    <div className="reveal mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line-strong bg-surface py-2.5 ps-4 pe-2.5">
      <Info aria-hidden size={20} className="shrink-0 text-indigo" />
      <p className="min-w-48 flex-1 text-meta font-semibold text-ink">{children}</p>
      <div className="ms-auto flex items-center gap-1">
        {action && (
          <Button variant="outline" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        {onDismiss && (
          <Button
            variant="ghost"
            size="icon"
            className="size-12"
            aria-label={noticeCopy.dismiss}
            onClick={onDismiss}
          >
            <X aria-hidden size={20} />
          </Button>
        )}
      </div>
    </div>
  );
}
