import type { ComponentType, ReactNode } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy-component.tsx';
import type { RouteGroup } from '../paths.ts';

interface ShellProps {
  readonly children: ReactNode;
}

/** A shell whose pages all call the gateway. `loadBeside` is what stands beside each of them. */
function withApi(
  loadShell: () => Promise<ComponentType<ShellProps>>,
  loadBeside: () => Promise<ComponentType> = async () => () => null,
): LazyComponent<ShellProps> {
  return lazyComponent(async () => {
    const [{ ApiProvider }, Shell, Beside] = await Promise.all([
      import('../api/trpc.tsx'),
      loadShell(),
      loadBeside(),
    ]);
    return ({ children }: ShellProps) => (
      <ApiProvider>
        <Shell>{children}</Shell>
        <Beside />
      </ApiProvider>
    );
  });
}

const sessionWatch = async () => (await import('./session-watch.tsx')).SessionWatch;

/** The shell around the pages of each group. */
export const shells: Record<RouteGroup, LazyComponent<ShellProps>> = {
  // Without the API: the few of its pages that call load what they need.
  marketing: lazyComponent(
    async () => (await import('../features/landing/marketing-shell.tsx')).MarketingShell,
  ),
  auth: withApi(async () => (await import('../features/auth/auth-shell.tsx')).AuthShell),
  'signed-in': withApi(
    async () => (await import('../features/dashboard/shell/signed-in-shell.tsx')).SignedInShell,
    sessionWatch,
  ),
  hra: withApi(async () => (await import('../features/hra/components/hra-shell.tsx')).HraShell, sessionWatch),
};
