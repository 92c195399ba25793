import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { late } from '../components/late.tsx';
import { untilWanted } from '../components/until-wanted.ts';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { screens } from './screens.ts';

const overlays = late(async () => (await import('../feedback/overlays.tsx')).Overlays);

/** The marketing pages that make calls; the pages of every other group do. */
const callingPages: ReadonlySet<RouteName> = new Set(['blog', 'waitlist', 'waitlistEmails']);

function makesCalls(name: RouteName): boolean {
  return routes[name].group !== 'marketing' || callingPages.has(name);
}

/** Fetches the overlays of a page that may need them without being touched. */
export async function loadOverlays(name: RouteName): Promise<void> {
  if (makesCalls(name) && !screens[name].still) await overlays.load();
}

let nowStanding = () => {};
const standing = new Promise<void>(resolve => {
  nowStanding = resolve;
});

/** Resolves once whatever a call on this page may raise can be seen. */
export function overlaysStanding(name: RouteName | null): Promise<void> {
  return name !== null && makesCalls(name) ? standing : Promise.resolve();
}

/** Dialogs and toasts, from the first page on whose calls may raise one; on a still page once somebody does something. */
export function OverlaysWhereCalled() {
  const [location] = useLocation();
  const [wanted, want] = useState(false);
  const name = routeAt(location);
  const calls = name !== null && makesCalls(name);
  const still = name !== null && screens[name].still;
  useEffect(() => {
    if (!calls) return;
    let gone = false;
    const begin = async () => {
      if (still) await untilWanted();
      if (!gone) want(true);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [calls, still]);
  if (!wanted) return null;
  return (
    // A page without them is still a page.
    <ErrorBoundary fallback={null} onError={nowStanding}>
      <Suspense fallback={null}>
        <overlays.Component />
        <Standing />
      </Suspense>
    </ErrorBoundary>
  );
}

function Standing() {
  useEffect(() => nowStanding(), []);
  return null;
}
