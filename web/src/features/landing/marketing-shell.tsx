import type { ReactNode } from 'react';
import { MarketingFooter } from './marketing-footer.tsx';
import { MarketingNav } from './marketing-nav.tsx';

/** Navigation bar, page, footer (s.2.1). */
export function MarketingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <MarketingNav />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <MarketingFooter />
    </div>
  );
}
