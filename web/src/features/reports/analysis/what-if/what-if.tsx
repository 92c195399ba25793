import { lazyPart } from '../../../../components/lazy-component.tsx';
import { whatIfCopy as copy } from '../../copy.ts';
import { ReportSection } from '../report-section.tsx';
import type { TryOutProps } from './try-out.tsx';
import { useNear } from './use-near.ts';

/** Loaded when it is near the viewport. */
const TryOut = lazyPart<TryOutProps>(async () => (await import('./try-out.tsx')).TryOut);

/** The what-if form. Not printed. */
export function WhatIf(props: TryOutProps) {
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <ReportSection heading={copy.heading} lead={copy.lead} className="print:hidden">
      <div ref={place} className="min-h-72">
        {near && <TryOut.Component {...props} />}
      </div>
    </ReportSection>
  );
}
