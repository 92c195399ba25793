import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { MarketingNav } from './marketing-nav.tsx';

// Prerendered and static, so that their code is deferred.
const cells = lazyComponent(async () => (await import('./art/cells.tsx')).CellDefinitions, {
  deferred: true,
});
const footer = lazyComponent(async () => (await import('./marketing-footer.tsx')).MarketingFooter, {
  deferred: true,
});

export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Suspense fallback={null}>
        <cells.Component />
      </Suspense>
      <MarketingNav />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Suspense fallback={null}>
        <footer.Component />
      </Suspense>
    </div>
  );
}
