import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../components/lazy-component.tsx';
import { whatIfCopy as copy } from '../../copy.ts';
import { ReportSection } from '../report-section.tsx';
import type { TryOutProps } from './try-out.tsx';

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

/** Distance to the viewport in px. */
const reach = 400;

/** True once an element has been near the viewport. */
function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${reach}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
