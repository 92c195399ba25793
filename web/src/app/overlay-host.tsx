import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { firstInteraction } from '../components/first-interaction.ts';
import { lazyComponent } from '../components/lazy-component.tsx';
import { overlaysMounted, overlaysRequested, setOverlaysMounted } from '../feedback/overlay-requests.ts';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { screenOf } from './screens.ts';

const overlays = lazyComponent(async () => (await import('../feedback/overlays.tsx')).Overlays);

/** Whether the overlays of a page wait: for the first interaction, or on marketing pages for a call that needs them. */
function overlaysWait(name: RouteName): boolean {
  return screenOf(name).deferred || routes[name].group === 'marketing';
}

/** Loads the overlays of a page that has them from the start. */
export async function loadOverlays(name: RouteName): Promise<void> {
  if (routes[name].calls && !overlaysWait(name)) await overlays.load();
}

/** Resolves once the dialogs and toasts that a press on this page may open can be shown. */
export function overlaysMountedOn(name: RouteName | null): Promise<void> {
  const hasOverlays = name !== null && routes[name].calls && (screenOf(name).deferred || !overlaysWait(name));
  return hasOverlays ? overlaysMounted : Promise.resolve();
}

/** Dialogs and toasts, from the first page that makes calls. They stay mounted from then on. */
export function OverlayHost() {
  const [location] = useLocation();
  const [needed, setNeeded] = useState(false);
  const name = routeAt(location);
  const calls = name !== null && routes[name].calls;
  const waits = name !== null && overlaysWait(name);
  useEffect(() => {
    if (!calls) return;
    let unmounted = false;
    const begin = async () => {
      if (waits) await Promise.race([firstInteraction(), overlaysRequested]);
      if (!unmounted) setNeeded(true);
    };
    void begin();
    return () => {
      unmounted = true;
    };
  }, [calls, waits]);
  if (!needed) return null;
  return (
    // A page whose overlays fail to load still works.
    <ErrorBoundary fallback={null} onError={setOverlaysMounted}>
      <Suspense fallback={null}>
        <overlays.Component />
        <ReportMounted />
      </Suspense>
    </ErrorBoundary>
  );
}

function ReportMounted() {
  useEffect(() => setOverlaysMounted(), []);
  return null;
}
