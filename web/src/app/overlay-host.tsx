import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWantedOverlays, wantOverlays } from '@/feedback/overlays-wanted';
import type { RouteGroup } from '@/paths';

/**
 * Dialogs and toasts. They are loaded with the first page that is not a marketing page; marketing pages load them when there is
 * something to show (`show-lazily.ts`). They stay mounted. This is not a lazy component, because that would delay the hydration of
 * the page next to it: React waits 300 ms after it has shown the fallback of a `Suspense` boundary.
 */
export function OverlayHost({ group }: { group: RouteGroup | null }) {
  const overlays = useWantedOverlays();
  useEffect(() => {
    if (group !== null && group !== 'marketing') wantOverlays();
  }, [group]);
  return <ErrorBoundary fallback={null}>{overlays}</ErrorBoundary>;
}
