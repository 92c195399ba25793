import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router, useLocation } from 'wouter';
import { Loading } from '../components/loading.tsx';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { useDocumentHead } from './document-head.ts';
import { replayEarlyEvents } from './early-events.ts';
import { CrashPage, MissingCodeBar, NotFoundPage } from './error-page.tsx';
import { loadOverlays, OverlayHost, overlaysMountedOn } from './overlay-host.tsx';
import type { PageName } from './page.ts';
import { screenOf } from './screens.ts';
import { loadShell, ShellOf } from './shells.tsx';
import { usePageChange } from './use-page-change.ts';

/** The web app: the page at the address, and the overlays of all pages. `ssrPath` is for prerendering. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <CurrentPage />
      <MissingCodeBar />
      <OverlayHost />
    </Router>
  );
}

/** The page at the address, in its shell. Screen readers are told when the page changes. */
function CurrentPage() {
  const [location] = useLocation();
  const [announcement, announce] = useState('');
  const name = routeAt(location);
  usePageChange(announce);
  usePrefetch();
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-32 rounded-button bg-indigo px-4 py-3 font-bold text-on-indigo focus:translate-y-0"
      >
        Skip to the content
      </a>
      <div role="status" aria-live="polite" className="sr-only">
        {announcement}
      </div>
      <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[location]}>
        {name ? <KnownPage name={name} /> : <UnknownPage />}
      </ErrorBoundary>
    </>
  );
}

function KnownPage({ name }: { name: RouteName }) {
  const { key, Page } = screenOf(name);
  useDocumentHead(routes[name]);
  return (
    <ShellOf group={routes[name].group}>
      <Suspense key={key} fallback={<PageLoading />}>
        <Page />
        <ReplayEarlyEvents name={name} />
      </Suspense>
    </ShellOf>
  );
}

function UnknownPage() {
  return (
    <>
      <NotFoundPage />
      <ReplayEarlyEvents name={null} />
    </>
  );
}

/** A sibling of the page, so that its effect runs once the page is hydrated. */
function ReplayEarlyEvents({ name }: { name: RouteName | null }) {
  // While React draws a page anew, the one before is still there.
  const [focused] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that was opened first was prerendered.
  useLayoutEffect(() => {
    void replayEarlyEvents(focused, overlaysMountedOn(name));
  }, []);
  return null;
}

function PageLoading() {
  return (
    <div className="content">
      <Loading />
    </div>
  );
}

/** Loads a page's code as soon as somebody touches or focuses a link to it. */
function usePrefetch(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const name = link && link.origin === location.origin ? routeAt(link.pathname) : null;
      // The click tries a failed load again, and shows the error.
      if (name)
        screenOf(name)
          .load()
          .catch(() => {});
    };
    const listening = new AbortController();
    addEventListener('pointerdown', load, { passive: true, signal: listening.signal });
    addEventListener('focusin', load, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Loads what a prerendered page needs at the start: its shell, and its own code unless that is deferred. */
export async function loadPage(page: PageName): Promise<void> {
  if (page === 'notFound') return;
  const { load, deferred } = screenOf(page);
  await Promise.all([loadShell(routes[page].group), deferred || load()]);
  await loadOverlays(page);
}
