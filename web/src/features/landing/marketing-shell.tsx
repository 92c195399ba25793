import type { ReactNode } from 'react';
import { CellDefinitions } from './art/cells.tsx';
import { MarketingFooter } from './marketing-footer.tsx';
import { MarketingNav } from './marketing-nav.tsx';

/** Navigation bar, page, footer (s.2.1). */
export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <CellDefinitions />
      <MarketingNav />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <MarketingFooter />
    </div>
  );
}
