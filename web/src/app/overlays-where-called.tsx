import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { late } from '../components/late.tsx';
import { type RouteName, routeAt, routes } from '../paths.ts';

const overlays = late(async () => (await import('../feedback/overlays.tsx')).Overlays);

/** The marketing pages that make calls; the pages of every other group do. */
const callingPages: ReadonlySet<RouteName> = new Set(['blog', 'waitlist', 'waitlistEmails']);

/**
 * Dialogs and toasts, from the first page on whose calls may raise one. They come after the page: nothing of them is seen
 * at first.
 */
export function OverlaysWhereCalled() {
  const [location] = useLocation();
  const [wanted, want] = useState(false);
  const name = routeAt(location);
  const calls = name !== null && (routes[name].group !== 'marketing' || callingPages.has(name));
  useEffect(() => {
    if (calls) want(true);
  }, [calls]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <overlays.Component />
    </Suspense>
  );
}
