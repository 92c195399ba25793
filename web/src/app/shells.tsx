import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { RouteGroup } from '../paths.ts';

type Shell = ComponentType<{ children: ReactNode }>;

/** A page without surroundings: it brings its own main landmark. */
const Bare: Shell = ({ children }) => children;

const shells: Record<RouteGroup, Shell> = {
  marketing: lazy(async () => ({
    default: (await import('../features/landing/marketing-shell.tsx')).MarketingShell,
  })),
  auth: lazy(async () => ({ default: (await import('../features/auth/auth-shell.tsx')).AuthShell })),
  'signed-in': lazy(async () => ({
    default: (await import('../features/dashboard/shell/signed-in-shell.tsx')).SignedInShell,
  })),
  hra: lazy(async () => ({ default: (await import('../features/hra/components/hra-shell.tsx')).HraShell })),
};

/** What stands around the pages of a group. It stays mounted while somebody moves inside the group. */
export function ShellOf({ group, children }: { group: RouteGroup | null; children: ReactNode }) {
  const Around = group === null ? Bare : shells[group];
  return (
    <Suspense key={group} fallback={null}>
      <Around>{children}</Around>
    </Suspense>
  );
}
