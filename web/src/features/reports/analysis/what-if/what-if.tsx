import { Suspense } from 'react';
import { lazyComponent } from '../../../../components/lazy-component.tsx';
import { whatIfCopy as copy } from '../../copy.ts';
import { ReportSection } from '../report-section.tsx';
import type { TryOutProps } from './try-out.tsx';
import { useNear } from './use-near.ts';

/** Far down the page, and not everybody comes here. */
const TryOut = lazyComponent<TryOutProps>(async () => (await import('./try-out.tsx')).TryOut);

/** What would change the number, to be tried out. Not on paper. */
export function WhatIf(props: TryOutProps) {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <ReportSection heading={copy.heading} lead={copy.lead} className="print:hidden">
      <div ref={place} className="min-h-72">
        <Suspense fallback={null}>{near && <TryOut.Component {...props} />}</Suspense>
      </div>
    </ReportSection>
  );
}
