import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './app/app.tsx';
import { recordEarlyEvents } from './app/early-events.ts';
import { pageAt } from './app/page.ts';
import { watchHistory } from './app/use-page-change.ts';
import { watchFirstInteraction } from './components/first-interaction.ts';
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

/** Hydrates the page in the document, or renders anew where the document holds another page. */
async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const isPrerendered = root.dataset.page === page;
  if (isPrerendered) {
    recordEarlyEvents();
    watchFirstInteraction();
  }
  // Code that cannot be loaded now is loaded again by the page, which shows the error.
  await loadPage(page).catch(() => {});
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
