import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadOverlays, useOverlays } from '@/feedback/load-overlays';
import type { RouteGroup } from '@/paths';

/**
 * Renders the dialogs and toasts of every page (`feedback/overlays.tsx`). Their code is loaded with the first page that is not a marketing
 * page. Marketing pages load it when there is something to show (`show-lazily.ts`). Dialogs and toasts stay mounted when the page changes.
 * They are not a lazy component, because that would delay the hydration of the page next to them: React waits 300 ms after it has shown the
 * fallback of a `Suspense` boundary.
 * @param group the group of the current page; null for an address without a route
 */
export function OverlayHost({ group }: { group: RouteGroup | null }) {
  const overlays = useOverlays();
  useEffect(() => {
    if (group !== null && group !== 'marketing') loadOverlays();
  }, [group]);
  // An error of a dialog or toast must not remove the page.
  return <ErrorBoundary fallback={null}>{overlays}</ErrorBoundary>;
}
