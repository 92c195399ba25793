import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent } from '@/components/lazy-component';
import type { RouteGroup } from '@/paths';

interface ShellProps {
  readonly children: ReactNode;
}

/** A shell for signed-in pages, with the providers of the session and of the calls, and with `SessionWatch`. */
function signedInShell(loadShell: () => Promise<ComponentType<ShellProps>>): LazyComponent<ShellProps> {
  return lazyComponent(async () => {
    const [{ SessionProvider }, { ApiProvider }, { SessionWatch }, Shell] = await Promise.all([
      import('@/session/session-provider'),
      import('@/api/trpc'),
      import('./session-watch.tsx'),
      loadShell(),
    ]);
    return ({ children }: ShellProps) => (
      <SessionProvider>
        <ApiProvider>
          <Shell>{children}</Shell>
          <SessionWatch />
        </ApiProvider>
      </SessionProvider>
    );
  });
}

/** The shell around the pages of each group. */
export const shells: Record<RouteGroup, LazyComponent<ShellProps>> = {
  marketing: lazyComponent(async () => (await import('@/features/landing/marketing-shell')).MarketingShell),
  auth: lazyComponent(async () => (await import('@/features/auth/auth-shell')).AuthShell),
  'signed-in': signedInShell(
    async () => (await import('@/features/dashboard/shell/signed-in-shell')).SignedInShell,
  ),
  hra: signedInShell(async () => (await import('@/features/hra/components/hra-shell')).HraShell),
};
