import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy-component.tsx';
import type { RouteGroup } from '../paths.ts';

interface ShellProps {
  readonly children: ReactNode;
}

/** The shell of a person's own pages, with what watches their session. */
function ownShell(loadShell: () => Promise<ComponentType<ShellProps>>): LazyComponent<ShellProps> {
  return lazyComponent(async () => {
    const [{ SessionProvider }, { ApiProvider }, { SessionWatch }, Shell] = await Promise.all([
      import('../session/session-provider.tsx'),
      import('../api/trpc.tsx'),
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
  marketing: lazyComponent(
    async () => (await import('../features/landing/marketing-shell.tsx')).MarketingShell,
  ),
  auth: lazyComponent(async () => (await import('../features/auth/auth-shell.tsx')).AuthShell),
  'signed-in': ownShell(
    async () => (await import('../features/dashboard/shell/signed-in-shell.tsx')).SignedInShell,
  ),
  hra: ownShell(async () => (await import('../features/hra/components/hra-shell.tsx')).HraShell),
};
