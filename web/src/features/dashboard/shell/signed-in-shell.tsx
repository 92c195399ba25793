import { useAtomValue } from 'jotai';
import { FlaskConical, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { directCall } from '../../../api/direct-call.ts';
import { useTokenWatch } from '../../../api/use-token-watch.ts';
import { useUserDetails } from '../../../api/user-details.ts';
import { assessmentState } from '../../../assessment/dispatch.ts';
import { waitingOwners } from '../../../assessment/drafts.ts';
import { useUnfinishedAssessment } from '../../../assessment/unfinished.ts';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { PageSkeleton, useHydrated } from '../../../components/page-skeleton.tsx';
import { useConfig } from '../../../config.ts';
import { showFault } from '../../../feedback/show-fault.ts';
import { pathOf } from '../../../paths.ts';
import { logOut } from '../../../session/log-out.ts';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { Sidebar, shellCopy, TabBar, TopBar } from './navigation.tsx';

/**
 * The shell of the signed-in pages (s.2.3). It loads the user's details; a fault leads nowhere, since no route is gated
 * (s.2).
 */
export function SignedInShell({ children }: { children: ReactNode }) {
  const { data: details } = useUserDetails();
  useTokenWatch();
  const { leave, question } = useLogOut(details?.userExtensions ?? []);
  const hydrated = useHydrated();
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <Sidebar onLogOut={leave} />
      <TopBar onLogOut={leave} />
      <div className="flex min-w-0 flex-1 flex-col">
        <DemonstrationBanner />
        <main id="main" tabIndex={-1} className="flex-1 pt-6 pb-8 lg:py-8 tall:max-lg:pb-28 print:p-0">
          {hydrated ? children : <PageSkeleton />}
        </main>
      </div>
      <TabBar />
      {question}
    </div>
  );
}

/** Says that this server is a demonstration. It can be hidden. */
function DemonstrationBanner() {
  const config = useConfig();
  const [hidden, setHidden] = useState(false);
  if (!config?.embeddedGateway || hidden) return null;
  return (
    <aside aria-label="Demonstration" className="bg-marigold-tint text-ink print:hidden">
      <div className="content flex items-center gap-3 text-meta">
        <FlaskConical aria-hidden size={18} className="shrink-0 text-warn" />
        <p className="py-2">{shellCopy.demonstration}</p>
        <button
          type="button"
          aria-label={shellCopy.dismissDemonstration}
          onClick={() => setHidden(true)}
          className="-me-3 ms-auto grid size-11 shrink-0 place-items-center rounded-chip"
        >
          <X aria-hidden size={18} />
        </button>
      </div>
    </aside>
  );
}

/** Rarely needed, and it imports everything that saving needs. */
const question = lazyComponent(async () => (await import('./log-out-dialog.tsx')).LogOutDialog);

/**
 * Log-out, with a confirmation where answers would be lost (docs/faults.md D26).
 * @param offered calls of the gateway beyond the specification: one of them ends the session
 */
function useLogOut(offered: readonly string[]): { leave: () => void; question: ReactNode } {
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
