import { FlaskConical, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTokenWatch } from '../../../api/use-token-watch.ts';
import { useUserDetails } from '../../../api/user-details.ts';
import { PageSkeleton, useHydrated } from '../../../components/page-skeleton.tsx';
import { useConfig } from '../../../config.ts';
import { Sidebar, shellCopy, TabBar, TopBar } from './navigation.tsx';
import { useLogOut } from './use-log-out.tsx';

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
