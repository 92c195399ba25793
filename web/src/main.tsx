import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, browserOnlyMessage, loadPage } from './app/app.tsx';
import { endRecording, recordEarlyEvents } from './app/early-events.ts';
import { MissingCodeBar } from './app/error-page.tsx';
import { pageAt } from './app/page.ts';
import { watchHistory } from './app/use-page-change.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routes } from './paths.ts';
import { hasStoredToken, hasTabData, markKnownHere } from './session/known-here.ts';
import './styles/index.css';

const firstPage = pageAt(location.pathname);
// First, because the address contains a one-time code, which must not be in the `Referer` header of a request.
if (firstPage === 'signupSuccess' || firstPage === 'resetPassword') hideMailedLink();
// Each page has one path: case and trailing slashes of the typed address are corrected.
if (firstPage !== 'notFound' && location.pathname !== routes[firstPage].path) {
  history.replaceState(history.state, '', routes[firstPage].path + location.search + location.hash);
}
watchHistory();
// Marks the document if this browser stores a token or an e-mail (`known-here.ts`). Before the first render, because styles of prerendered
// pages depend on the mark.
markKnownHere();

/*
 * The `catch` callbacks below ignore errors of code that could not be loaded, because the page works without this code. If the code of
 * the page itself is missing, an error is shown when the page is rendered.
 */

// Session storage may contain unsaved answers. Every page, not only the assessment, offers them to the other tabs, so that a log-out in another
// tab can save them first.
if (hasTabData())
  void import('./assessment/tabs.ts').then(({ shareUnsaved }) => shareUnsaved()).catch(() => {});

const startWatchingIdleTime = async () => {
  const { watchIdleTime } = await import('./app/watch-idle-time.ts');
  await watchIdleTime();
};
// After a log-in in another tab, this tab watches the idle time of the new session too.
addEventListener('storage', ({ key }) => {
  if (key === 'token') void startWatchingIdleTime().catch(() => {});
});

const root = document.getElementById('root');
if (root) void startApp(root);

/** Whether an address has the fragment of a link that chooses a report, an article or an assessment (`chosen.ts`, `unfinished.ts`). */
function isFragmentWithChoice(hash: string): boolean {
  // '#contentId=7' or '#continue'.
  return /^#(?:\w+=|continue$)/.test(hash);
}

async function applyFragment(): Promise<void> {
  const [{ applyChosenFromUrl }, { handleContinueFragment }] = await Promise.all([
    import('./session/chosen.ts'),
    import('./assessment/unfinished.ts'),
  ]);
  applyChosenFromUrl();
  await handleContinueFragment();
}

/** How long the first render waits for the configuration, in milliseconds. Then the page renders without the demonstration note. */
const maxConfigWaitMs = 3_000;

/**
 * Starts the first calls of a signed-in page, and waits for the configuration, on which the demonstration note depends. The note would move
 * the page down if it were added after the first render. Pages of the group `hra` do not have the note, and make their calls when they
 * render.
 */
async function startFirstCalls(): Promise<void> {
  const page = pageAt(location.pathname);
  if (page === 'notFound' || routes[page].group !== 'signed-in') return;
  const calls = await import('./api/first-calls.ts');
  await Promise.race([
    calls.requestFirstCalls(page),
    new Promise(resolve => setTimeout(resolve, maxConfigWaitMs)),
  ]);
}

/** Hydrates the page in the document. If the document contains another page or is already translated, the page is rendered from scratch. */
async function startApp(root: HTMLElement): Promise<void> {
  const isPrerendered = () => root.dataset.page === pageAt(location.pathname);
  // Page translators wrap texts in `font` elements, which React cannot hydrate.
  const isTranslated = () => root.querySelector('font') !== null;
  // Before the first `await`, so that no press is missed.
  if (isPrerendered()) recordEarlyEvents();
  const loading = loadPage(firstPage).catch(() => {});
  // Before personal data is shown, because an idle session ends here.
  if (hasStoredToken()) await startWatchingIdleTime().catch(() => {});
  if (isFragmentWithChoice(location.hash)) await applyFragment().catch(() => {});
  // After `startWatchingIdleTime`, so that an idle session has ended before a call is made with its token.
  const requesting = startFirstCalls().catch(() => {});
  await Promise.all([loading, requesting]);
  try {
    // A second time, because the end of an idle session or the fragment of a link may have changed the address.
    await loadPage(pageAt(location.pathname));
  } catch {
    // The prerendered page stays in the document, with the text that was typed. Any other page shows the error when it is rendered below.
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
      // Two kinds of errors are expected, so they are not reported: a document that was translated during the hydration, and signed-in pages,
      // which are prerendered only as skeletons. React renders both from scratch.
      onRecoverableError: error => {
        if (!isTranslated() && propertiesOf(error).digest !== browserOnlyMessage) reportError(error);
      },
    });
  } else createRoot(root).render(app);
}
