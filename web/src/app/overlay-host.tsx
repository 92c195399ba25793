import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '@/components/lazy-component';
import { useOverlaysWanted, wantOverlays } from '@/feedback/overlays-wanted';
import type { RouteGroup } from '@/paths';

const Overlays = lazyComponent(async () => (await import('@/feedback/overlays')).Overlays);

/** Dialogs and toasts, from the first page with forms or calls on: marketing pages ask for them. They stay mounted. */
export function OverlayHost({ group }: { group: RouteGroup | null }) {
  const isWanted = useOverlaysWanted();
  useEffect(() => {
    if (group !== null && group !== 'marketing') wantOverlays();
  }, [group]);
  if (!isWanted) return null;
  return (
    // A page whose overlays fail to load still works.
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Overlays />
      </Suspense>
    </ErrorBoundary>
  );
}
