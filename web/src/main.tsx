import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './app/app.tsx';
import { recordEarlyEvents } from './app/early-events.ts';
import { type PageName, pageAt } from './app/page.ts';
import { screenOf } from './app/screens.ts';
import { watchHistory } from './app/use-page-change.ts';
import { endWaiting, watchFirstInteraction } from './components/first-interaction.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routes } from './paths.ts';
import { holdsSession, keepsSomething, markKnownHere } from './session/known-here.ts';
import './styles/index.css';

const asked = pageAt(location.pathname);
if (asked === 'signupSuccess' || asked === 'resetPassword') hideMailedLink();
// One address per page, whatever case and slashes were typed.
if (asked !== 'notFound' && location.pathname !== routes[asked].path) {
  history.replaceState(history.state, '', routes[asked].path + location.search + location.hash);
}
watchHistory();
// Before the first render: the HTML of a prerendered page depends on it.
markKnownHere();

// A tab that keeps something of a person listens for the end of their session, on whatever page.
if (keepsSomething())
  void import('./assessment/tabs.ts').then(({ shareUnsaved }) => shareUnsaved()).catch(() => {});

const watch = async () => {
  const { watchSession } = await import('./app/watch-session.ts');
  await watchSession();
};
// Somebody has logged in in another tab.
addEventListener('storage', ({ key }) => key === 'token' && void watch().catch(() => {}));

const root = document.getElementById('root');
if (root) void start(root);

/** Hydrates the page in the document, or renders anew where the document holds another page, or is translated already. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const isTranslated = () => root.querySelector('font') !== null;
  if (root.dataset.page === asked) {
    recordEarlyEvents();
    watchFirstInteraction();
  }
  // Code that cannot be loaded now is loaded again by the page, which shows the error.
  const load = (page: PageName) => loadPage(page).catch(() => {});
  const loaded = load(asked);
  if (holdsSession()) await watch().catch(() => {});
  // Whoever was idle is at the login page by now.
  const page = pageAt(location.pathname);
  const isPrerendered = root.dataset.page === page;
  await (page === asked ? loaded : load(page));
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
