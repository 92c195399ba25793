import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './app/app.tsx';
import { recordEarlyEvents } from './app/early-events.ts';
import { pageAt } from './app/page.ts';
import { screenOf } from './app/screens.ts';
import { watchHistory } from './app/use-page-change.ts';
import { endWaiting, watchFirstInteraction } from './components/first-interaction.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routes } from './paths.ts';
import { keepsSomething, markKnownHere } from './session/known-here.ts';
import './styles/index.css';

const page = pageAt(location.pathname);
if (page === 'signupSuccess' || page === 'resetPassword') hideMailedLink();
// One address per page, whatever case and slashes were typed.
if (page !== 'notFound' && location.pathname !== routes[page].path) {
  history.replaceState(history.state, '', routes[page].path + location.search + location.hash);
}
watchHistory();
// Before the first render: the HTML of a prerendered page depends on it.
markKnownHere();

// A tab that keeps something of a person listens for the end of their session, on whatever page.
if (keepsSomething())
  void import('./assessment/tabs.ts').then(({ shareUnsaved }) => shareUnsaved()).catch(() => {});

const root = document.getElementById('root');
if (root) void start(root);

/** Hydrates the page in the document, or renders anew where the document holds another page, or is translated already. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const isPrerendered = root.dataset.page === page;
  const isTranslated = () => root.querySelector('font') !== null;
  if (isPrerendered) {
    recordEarlyEvents();
    watchFirstInteraction();
  }
  // Code that cannot be loaded now is loaded again by the page, which shows the error.
  await loadPage(page).catch(() => {});
  if (isPrerendered && !isTranslated()) {
    hydrateRoot(root, app, {
      onRecoverableError: error => {
        endWaiting();
        // A document that was translated meanwhile is drawn anew.
        if (!isTranslated()) reportError(error);
      },
    });
    return;
  }
  // Nothing prerendered stays, so that its code is needed at once.
  endWaiting();
  if (page !== 'notFound')
    await screenOf(page)
      .load()
      .catch(() => {});
  createRoot(root).render(app);
}
