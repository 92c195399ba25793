import { Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Myths } from '../health/myths.tsx';

// Links and texts, complete as they were prerendered: their code comes with the first touch.
const opening = lazyComponent(async () => (await import('../health/opening.tsx')).Opening, {
  deferred: true,
});
const belowMyths = lazyComponent(async () => (await import('../health/below-myths.tsx')).BelowMyths, {
  deferred: true,
});

/** The health pillar (s.2.1): the myths move by themselves, the rest is still. */
export function HealthPage() {
  return (
    <>
      <Suspense fallback={<div className="min-h-96" />}>
        <opening.Component />
      </Suspense>
      <Myths />
      <Suspense fallback={null}>
        <belowMyths.Component />
      </Suspense>
    </>
  );
}
