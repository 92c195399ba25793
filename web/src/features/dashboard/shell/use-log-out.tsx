import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { directCall } from '../../../api/direct-call.ts';
import { assessmentState } from '../../../assessment/dispatch.ts';
import { waitingOwners } from '../../../assessment/drafts.ts';
import { useUnfinishedAssessment } from '../../../assessment/unfinished.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { showFault } from '../../../feedback/show-fault.ts';
import { pathOf } from '../../../paths.ts';
import { logOut } from '../../../session/log-out.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** Rarely needed, and it imports everything that saving needs. */
const question = lazyComponent(async () => (await import('./log-out-dialog.tsx')).LogOutDialog);

/**
 * Log-out, with a confirmation where answers would be lost (docs/faults.md D26).
 * @param offered calls of the gateway beyond the specification: one of them ends the session
 */
export function useLogOut(offered: readonly string[]): { leave: () => void; question: ReactNode } {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<{ readonly others: string | null } | null>(null);
  const email = useAtomValue(storedAtoms.email) ?? '';
  const unsaved = useUnfinishedAssessment()?.unsaved === true;

  // Loaded before the button is pressed, so that it works offline.
  useEffect(() => {
    if (unsaved || waitingOwners(assessmentState(), email).length > 0) question.load().catch(() => {});
  }, [unsaved, email]);

  // Navigates first: signed-in pages must not call without a token. The call to the gateway is not awaited: its result
  // changes nothing, and the session expires anyway.
  const logOutNow = () => {
    setAsking(null);
    if (offered.includes('authentication.logOut'))
      directCall('authentication', 'logOut', {}, true).catch(() => {});
    navigate(pathOf('login'));
    logOut();
  };
  const leave = async () => {
    const others = waitingOwners(assessmentState(), email);
    if (!unsaved && others.length === 0) return logOutNow();
    try {
      await question.load();
      setAsking({ others: unsaved ? null : others.join(', ') });
    } catch (error) {
      showFault(error, undefined, null);
    }
  };
  return {
    leave: () => void leave(),
    question: asking && (
      <question.Component others={asking.others} onStay={() => setAsking(null)} onLeave={logOutNow} />
    ),
  };
}
