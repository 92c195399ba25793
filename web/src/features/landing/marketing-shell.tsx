import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-component.tsx';
import { MarketingNav } from './marketing-nav.tsx';

// Prerendered and static, so that their code is deferred.
const cells = lazyPart(async () => (await import('./art/cells.tsx')).CellDefinitions, {
  deferred: true,
});
const footer = lazyPart(async () => (await import('./marketing-footer.tsx')).MarketingFooter, {
  deferred: true,
});

export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <cells.Component />
      <MarketingNav />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer.Component />
    </div>
  );
}
