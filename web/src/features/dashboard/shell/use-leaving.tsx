import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { directCall } from '../../../api/direct-call.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { showFault } from '../../../feedback/show-fault.ts';
import { pathOf } from '../../../paths.ts';
import { waitingOwners } from '../../../session/assessment/other-account.ts';
import { useUnfinishedAssessment } from '../../../session/assessment/unfinished-assessment.ts';
import { logOut } from '../../../session/log-out.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';

/** Most people never meet it, and it brings along everything that saving needs. */
const question = lazyComponent(async () => (await import('./leaving-question.tsx')).LeavingQuestion);

/**
 * Logging out, and the question before it where answers would be lost (docs/faults.md D26).
 * @param offered the calls beyond the specification that the gateway offers: with one of them it ends the session too
 */
export function useLeaving(offered: readonly string[]): { leave: () => void; question: ReactNode } {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<{ readonly others: string | null } | null>(null);
  const email = useAtomValue(storedAtoms.email) ?? '';
  const unsaved = useUnfinishedAssessment()?.unsaved === true;

  // The question is here before the button is pressed: it can be asked offline too.
  useEffect(() => {
    if (unsaved || waitingOwners(email).length > 0) question.load().catch(() => {});
  }, [unsaved, email]);

  // The way comes first: no signed-in page may ask again without a token. Nobody waits for the gateway: what it answers, or
  // that it cannot be reached, changes nothing here, and the session ends by itself in time.
  const logOutNow = () => {
    setAsking(null);
    if (offered.includes('authentication.logOut'))
      directCall('authentication', 'logOut', {}, true).catch(() => {});
    navigate(pathOf('login'));
    logOut();
  };
  const leave = async () => {
    const others = waitingOwners(email);
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
