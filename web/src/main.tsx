import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, inBrowserOnly, loadPage } from './app/app.tsx';
import { endRecording, recordEarlyEvents } from './app/early-events.ts';
import { MissingCodeBar } from './app/error-page.tsx';
import { pageAt } from './app/page.ts';
import { watchHistory } from './app/use-page-change.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routes } from './paths.ts';
import { hasStoredToken, hasTabData, markKnownHere } from './session/known-here.ts';
import './styles/index.css';

const asked = pageAt(location.pathname);
if (asked === 'signupSuccess' || asked === 'resetPassword') hideMailedLink();
// Each page has one path: case and trailing slashes of the typed address are corrected.
if (asked !== 'notFound' && location.pathname !== routes[asked].path) {
  history.replaceState(history.state, '', routes[asked].path + location.search + location.hash);
}
watchHistory();
// Before the first render: the HTML of a prerendered page depends on it.
markKnownHere();

// A tab may have unsaved answers in session storage. It shares them on every page, so that a log-out in another tab can save them.
if (hasTabData())
  void import('./assessment/tabs.ts').then(({ shareUnsaved }) => shareUnsaved()).catch(() => {});

const watch = async () => {
  const { watchSession } = await import('./app/watch-session.ts');
  await watchSession();
};
// A log-in in another tab.
addEventListener('storage', ({ key }) => key === 'token' && void watch().catch(() => {}));

const root = document.getElementById('root');
if (root) void start(root);

/** Whether a fragment is that of a link which chooses a report, an article or an assessment (`chosen.ts`, `unfinished.ts`). */
function isOfLink(hash: string): boolean {
  return /^#(?:\w+=|continue$)/.test(hash);
}

async function takeFromLink(): Promise<void> {
  const [{ applyChosenFromUrl }, { continueElsewhere }] = await Promise.all([
    import('./session/chosen.ts'),
    import('./assessment/unfinished.ts'),
  ]);
  applyChosenFromUrl();
  await continueElsewhere();
}

/** How long the first render waits for the configuration, in milliseconds. */
const maxConfigWait = 3_000;

/** Starts the first calls of a signed-in page, and waits for the configuration: its note would move the page if it came later. */
async function requestFirst(): Promise<void> {
  const page = pageAt(location.pathname);
  if (page === 'notFound' || routes[page].group !== 'signed-in') return;
  const calls = await import('./api/first-calls.ts');
  await Promise.race([calls.requestFirst(page), new Promise(resolve => setTimeout(resolve, maxConfigWait))]);
}

/** Hydrates the page in the document, or renders anew where the document holds another page, or is translated already. */
async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = () => root.dataset.page === pageAt(location.pathname);
  const isTranslated = () => root.querySelector('font') !== null;
  if (isPrerendered()) recordEarlyEvents();
  const loading = loadPage(asked).catch(() => {});
  if (hasStoredToken()) await watch().catch(() => {});
  if (isOfLink(location.hash)) await takeFromLink().catch(() => {});
  // An idle person has been sent to the login page by now.
  const requesting = requestFirst().catch(() => {});
  await Promise.all([loading, requesting]);
  try {
    await loadPage(pageAt(location.pathname));
  } catch {
    // The document stays, with what is typed in it.
    if (isPrerendered()) {
      endRecording();
      createRoot(document.body.appendChild(document.createElement('div'))).render(<MissingCodeBar />);
      return;
    }
  }
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (isPrerendered() && !isTranslated()) {
    hydrateRoot(root, app, {
      // No errors: a document that was translated meanwhile is rendered again, and signed-in pages are only rendered in browsers.
      onRecoverableError: error =>
        isTranslated() || propertiesOf(error).digest === inBrowserOnly || reportError(error),
    });
  } else createRoot(root).render(app);
}
