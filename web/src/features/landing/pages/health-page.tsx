import { lazyPart } from '../../../components/lazy-component.tsx';
import { Myths } from '../health/myths.tsx';

// Prerendered and static, so that their code is deferred.
const opening = lazyPart(async () => (await import('../health/below-myths.tsx')).Opening, {
  deferred: true,
  fallback: <div className="min-h-96" />,
});
const belowMyths = lazyPart(async () => (await import('../health/below-myths.tsx')).BelowMyths, {
  deferred: true,
});

/** The health pillar (s.2.1). Only the carousel needs code at once. */
export function HealthPage() {
  return (
    <>
      <opening.Component />
      <Myths />
      <belowMyths.Component />
    </>
  );
}
