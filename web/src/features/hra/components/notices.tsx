import { useAtomValue } from 'jotai';
import { Info, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { noticeCopy } from '../../../copy/hra.ts';
import { asideFor } from '../../../session/assessment/aside.ts';
import {
  asideReasonAtom,
  forgetAside,
  savedNotFoundAtom,
  undoAside,
} from '../../../session/assessment/assessment-store.ts';

const words = { 'started-again': noticeCopy.startedAgain, 'opened-saved': noticeCopy.openedSaved } as const;

/** 'Started again. [Undo]' (faults D15): stays until it is used, dismissed, or too late. */
export function UndoNotice() {
  const reason = useAtomValue(asideReasonAtom);
  useEffect(() => {
    if (reason === null) return;
    const timer = setTimeout(forgetAside, asideFor);
    return () => clearTimeout(timer);
  }, [reason]);
  return (
    <div role="status">
      {reason && (
        <Notice
          actions={
            <>
              <Button variant="outline" onClick={undoAside}>
                {noticeCopy.undo}
              </Button>
              <Button
                variant="quiet"
                size="icon"
                className="size-12!"
                aria-label={noticeCopy.dismiss}
                onClick={forgetAside}
              >
                <X aria-hidden size={20} />
              </Button>
            </>
          }
        >
          {words[reason]}
        </Notice>
      )}
    </div>
  );
}

/** What was typed is still here, the saved answers are not (faults D14). */
export function SavedNotFoundNotice() {
  const notFound = useAtomValue(savedNotFoundAtom);
  return <div role="status">{notFound && <Notice>{noticeCopy.savedNotFound}</Notice>}</div>;
}

/** A line of news above the questions. */
function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="reveal mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button border border-line-strong bg-surface py-2.5 ps-4 pe-2.5">
      <Info aria-hidden size={20} className="shrink-0 text-indigo" />
      <p className="min-w-48 flex-1 text-meta font-semibold text-ink">{children}</p>
      {actions && <div className="ms-auto flex items-center gap-1">{actions}</div>}
    </div>
  );
}
