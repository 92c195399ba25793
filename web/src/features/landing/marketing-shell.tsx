import { type ReactNode, Suspense } from 'react';
import { late } from '../../components/late.tsx';
import { CellDefinitions } from './art/cells.tsx';
import { MarketingNav } from './marketing-nav.tsx';

/** Links only, complete as they were prerendered: its code comes with the first touch. */
const footer = late(async () => (await import('./marketing-footer.tsx')).MarketingFooter, { still: true });

/** Navigation bar, page, footer (s.2.1). */
export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <CellDefinitions />
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
