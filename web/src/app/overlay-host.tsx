import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWantedOverlays, wantOverlays } from '@/feedback/overlays-wanted';
import type { RouteGroup } from '@/paths';

/**
 * Dialogs and toasts, from the first page with forms or calls on: marketing pages ask for them. They stay mounted. A lazy component
 * would delay the hydration of the page beside it: React waits 300 ms after it has shown the fallback of a `Suspense` boundary.
 */
export function OverlayHost({ group }: { group: RouteGroup | null }) {
  const overlays = useWantedOverlays();
  useEffect(() => {
    if (group !== null && group !== 'marketing') wantOverlays();
  }, [group]);
  return <ErrorBoundary fallback={null}>{overlays}</ErrorBoundary>;
}
