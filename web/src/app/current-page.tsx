import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { Loading } from '../components/loading.tsx';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { useDocumentHead } from './document-head.ts';
import { replayEarlyEvents } from './early-events.ts';
import { CrashPage } from './error-page.tsx';
import { overlaysMountedOn } from './overlay-host.tsx';
import { notFoundScreen, screenOf } from './screens.ts';
import { ShellOf } from './shells.tsx';
import { usePageChange } from './use-page-change.ts';
import { usePrefetch } from './use-prefetch.ts';

/** The page at the address, in its shell. Screen readers are told when the page changes. */
export function CurrentPage() {
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
    <Suspense fallback={null}>
      <notFoundScreen.Page />
      <ReplayEarlyEvents name={null} />
    </Suspense>
  );
}

/** A sibling of the page, so that its effect runs once the page is hydrated. */
function ReplayEarlyEvents({ name }: { name: RouteName | null }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the page that was opened first was prerendered.
  useEffect(() => {
    void overlaysMountedOn(name).then(replayEarlyEvents);
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
