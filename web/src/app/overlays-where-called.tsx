import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { firstInteraction } from '../components/first-interaction.ts';
import { lazyComponent } from '../components/lazy-component.tsx';
import { overlaysStanding, overlaysSummoned, setOverlaysStanding } from '../feedback/summon-overlays.ts';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { screens } from './screens.ts';

const overlays = lazyComponent(async () => (await import('../feedback/overlays.tsx')).Overlays);

/** The marketing pages that make calls; the pages of every other group do. */
const callingPages: ReadonlySet<RouteName> = new Set(['blog', 'waitlist', 'waitlistEmails']);

/** Whether a page makes calls of its own. */
export function makesCalls(name: RouteName): boolean {
  return routes[name].group !== 'marketing' || callingPages.has(name);
}

/** Still pages wait until somebody does something; marketing pages that call on opening also ask by themselves. */
function waits(name: RouteName): boolean {
  return screens[name].deferred || routes[name].group === 'marketing';
}

/** Fetches the overlays of a page that has them from the start. */
export async function loadOverlays(name: RouteName): Promise<void> {
  if (makesCalls(name) && !waits(name)) await overlays.load();
}

/** Resolves once whatever a press on this page may raise can be seen. */
export function overlaysStandingOn(name: RouteName | null): Promise<void> {
  const isAskedFor = name !== null && makesCalls(name) && (screens[name].deferred || !waits(name));
  return isAskedFor ? overlaysStanding : Promise.resolve();
}

/** Dialogs and toasts, from the first page on whose calls may raise one; where a page waits, once they are wanted. */
export function OverlaysWhereCalled() {
  const [location] = useLocation();
  const [wanted, want] = useState(false);
  const name = routeAt(location);
  const calls = name !== null && makesCalls(name);
  const waiting = name !== null && waits(name);
  useEffect(() => {
    if (!calls) return;
    let gone = false;
    const begin = async () => {
      if (waiting) await Promise.race([firstInteraction(), overlaysSummoned]);
      if (!gone) want(true);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [calls, waiting]);
  if (!wanted) return null;
  return (
    // A page without them is still a page.
    <ErrorBoundary fallback={null} onError={setOverlaysStanding}>
      <Suspense fallback={null}>
        <overlays.Component />
        <Standing />
      </Suspense>
    </ErrorBoundary>
  );
}

function Standing() {
  useEffect(() => setOverlaysStanding(), []);
  return null;
}
