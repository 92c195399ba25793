import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy-component.tsx';
import type { RouteGroup } from '../paths.ts';

interface ShellProps {
  readonly children: ReactNode;
}

/** A shell whose pages all make calls, so that it makes some itself: it stands inside what carries them. */
function connected(fetchShell: () => Promise<ComponentType<ShellProps>>): LazyComponent<ShellProps> {
  return lazyComponent(async () => {
    const [{ Connected }, Shell] = await Promise.all([import('../api/connected.tsx'), fetchShell()]);
    return ({ children }: ShellProps) => (
      <Connected>
        <Shell>{children}</Shell>
      </Connected>
    );
  });
}

const shells: Record<RouteGroup, LazyComponent<ShellProps>> = {
  // Its pages are the same for everybody; the few that call bring along what they need for it.
  marketing: lazyComponent(
    async () => (await import('../features/landing/marketing-shell.tsx')).MarketingShell,
  ),
  auth: connected(async () => (await import('../features/auth/auth-shell.tsx')).AuthShell),
  'signed-in': connected(
    async () => (await import('../features/dashboard/shell/signed-in-shell.tsx')).SignedInShell,
  ),
  hra: connected(async () => (await import('../features/hra/components/hra-shell.tsx')).HraShell),
};

/** Fetches a group's shell ahead of time. */
export function loadShell(group: RouteGroup): Promise<unknown> {
  return shells[group].load();
}

/** What stands around the pages of a group. It stays mounted while somebody moves inside the group. */
export function ShellOf({ group, children }: { group: RouteGroup; children: ReactNode }) {
  const Shell = shells[group].Component;
  return (
    <Suspense key={group} fallback={null}>
      <Shell>{children}</Shell>
    </Suspense>
  );
}
