import type { ReactNode } from 'react';
import { useTokenWatch } from '../../../api/use-token-watch.ts';
import { useUserDetails } from '../../../api/user-details.ts';
import { PageSkeleton } from '../../../components/page-skeleton.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { DemonstrationBanner } from './demonstration-banner.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
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
