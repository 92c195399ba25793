import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch, useLocation } from 'wouter';
import { isSignedInPage, type RouteName, routeAt, routeNames, routes } from '@/paths';
import { useDocumentHead } from './document-head.ts';
import { replayEarlyEvents } from './early-events.ts';
import { CrashPage, NotFoundPage } from './error-page.tsx';
import { OverlayHost } from './overlay-host.tsx';
import type { PageName } from './page.ts';
import { pages } from './pages.ts';
import { shells } from './shells.tsx';
import { usePageChange } from './use-page-change.ts';

/** The web app: the page of the current address in its shell, and the dialogs and toasts above it. */
export function App() {
  const [location] = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const currentRoute = routeAt(location);
  usePageChange(setAnnouncement);
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
        <Switch>
          {routeNames.map(name => (
            // All routes of a group have the same key, so that their shell stays mounted when the page changes. React allows that here, because
            // `Switch` renders only one of them.
            <Route key={routes[name].group} path={routes[name].path}>
              <PageInShell name={name} />
            </Route>
          ))}
          <Route>
            <NotFoundPage />
            <ReplayEarlyEvents />
          </Route>
        </Switch>
      </ErrorBoundary>
      <OverlayHost group={currentRoute && routes[currentRoute].group} />
    </>
  );
}

function PageInShell({ name }: { name: RouteName }) {
  const Shell = shells[routes[name].group];
  const Page = pages[name];
  useDocumentHead(routes[name]);
  return (
    // Without a fallback, because nothing can be shown without the shell. Signed-in shells have their own boundary, with a skeleton of the page.
    <Suspense>
      <Shell>
        {import.meta.env.SSR && isSignedInPage(name) ? <InBrowserOnly /> : <Page />}
        <ReplayEarlyEvents />
      </Shell>
    </Suspense>
  );
}

/**
 * Replays the input from before the page was hydrated (`early-events.ts`). It is rendered after the page, so that its effect runs when the
 * page is hydrated.
 */
function ReplayEarlyEvents() {
  // Read during the first render, because React may replace the prerendered page afterwards.
  const [focusedElement] = useState(getFocusedElement);
  useLayoutEffect(() => void replayEarlyEvents(focusedElement), [focusedElement]);
  return null;
}

/** The element that has the focus; null while a page is prerendered, because there is no document. */
function getFocusedElement(): Element | null {
  return typeof document === 'undefined' ? null : document.activeElement;
}

/**
 * The message of the error that signed-in pages throw while they are prerendered. React then renders the fallback, a skeleton, into the
 * document, and the page itself in the browser. `prerender.tsx` writes the message into the document as the error's digest, by which
 * `main.tsx` recognises the error.
 */
export const browserOnlyMessage = 'in-browser-only';

function InBrowserOnly(): never {
  throw new Error(browserOnlyMessage);
}

/** Loads the code of a page when a link to it is pressed or focused. */
function usePrefetch(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A link to another site may have the path of one of the product's pages.
      const name = link && link.origin === location.origin ? routeAt(link.pathname) : null;
      // An error is ignored: the click repeats the load, and shows its error.
      if (name) pages[name].load().catch(() => {});
    };
    const controller = new AbortController();
    addEventListener('pointerdown', load, { passive: true, signal: controller.signal });
    addEventListener('focusin', load, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** Loads the code of a page and its shell, so that they render without suspending. */
export async function loadPage(page: PageName): Promise<void> {
  if (page === 'notFound') return;
  await Promise.all([
    shells[routes[page].group].load(),
    pages[page].load(),
    // Loaded with the page, since it runs before the first render (`main.tsx`).
    routes[page].group === 'signed-in' && import('@/api/first-calls'),
  ]);
}
