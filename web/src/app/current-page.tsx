import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { Loading } from '../components/loading.tsx';
import { type RouteName, routeAt, routes } from '../paths.ts';
import { useDocumentHead } from './document-head.ts';
import { repeatEarlyActs } from './early-acts.ts';
import { CrashPage } from './error-page.tsx';
import { overlaysStandingOn } from './overlays-where-called.tsx';
import { notFoundScreen, screens } from './screens.ts';
import { ShellOf } from './shells.tsx';
import { useAheadLoading } from './use-ahead-loading.ts';
import { useArrival } from './use-arrival.ts';

/** The page at the address, in its shell, with what a person needs who does not see it change. */
export function CurrentPage() {
  const [location] = useLocation();
  const [said, say] = useState('');
  const name = routeAt(location);
  useArrival(say);
  useAheadLoading();
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-32 rounded-button bg-indigo px-4 py-3 font-bold text-on-indigo focus:translate-y-0"
      >
        Skip to the content
      </a>
      <div role="status" aria-live="polite" className="sr-only">
        {said}
      </div>
      <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[location]}>
        {name ? <KnownPage name={name} /> : <UnknownPage />}
      </ErrorBoundary>
    </>
  );
}

function KnownPage({ name }: { name: RouteName }) {
  const { key, Page } = screens[name];
  useDocumentHead(routes[name]);
  return (
    <ShellOf group={routes[name].group}>
      <Suspense key={key} fallback={<Waiting />}>
        <Page />
        <EarlyActs name={name} />
      </Suspense>
    </ShellOf>
  );
}

function UnknownPage() {
  return (
    <Suspense fallback={null}>
      <notFoundScreen.Page />
      <EarlyActs name={null} />
    </Suspense>
  );
}

/** Beside the page, so that it hears as soon as the page's code has taken over. */
function EarlyActs({ name }: { name: RouteName | null }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was opened first is meant.
  useEffect(() => {
    void overlaysStandingOn(name).then(repeatEarlyActs);
  }, []);
  return null;
}

function Waiting() {
  return (
    <div className="content">
      <Loading />
    </div>
  );
}
