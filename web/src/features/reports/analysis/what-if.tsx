import { type RefObject, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../components/lazy-component.tsx';
import { whatIfCopy as copy } from '../copy.ts';
import { ReportSection } from './report-section.tsx';
import type { WhatIfFormProps } from './what-if-form.tsx';

/** Loaded when it is near the viewport. */
const WhatIfForm = lazyPart<WhatIfFormProps>(async () => (await import('./what-if-form.tsx')).WhatIfForm);

/** The what-if form. Not printed. */
export function WhatIf(props: WhatIfFormProps) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  return (
    <ReportSection heading={copy.heading} lead={copy.lead} className="print:hidden">
      <div ref={place} className="min-h-72">
        {near && <WhatIfForm.Component {...props} />}
      </div>
    </ReportSection>
  );
}

/** Distance to the viewport in px. */
const reach = 400;

/** True once an element has been near the viewport. */
function useNearViewport<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
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
