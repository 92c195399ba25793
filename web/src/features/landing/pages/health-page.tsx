import { Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Myths } from '../health/myths.tsx';

// Prerendered and static, so that their code is deferred.
const opening = lazyComponent(async () => (await import('../health/opening.tsx')).Opening, {
  deferred: true,
});
const belowMyths = lazyComponent(async () => (await import('../health/below-myths.tsx')).BelowMyths, {
  deferred: true,
});

/** The health pillar (s.2.1). Only the carousel needs code at once. */
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
