import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchEarlyActs } from './app/early-acts.ts';
import { loadPage } from './app/load-page.ts';
import { pageAt } from './app/page-name.ts';
import { watchHistory } from './app/places-in-history.ts';
import { watchFirstInteraction } from './components/first-interaction.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routes } from './paths.ts';
import { markKnownHere } from './session/known-here.ts';
import './styles/index.css';

const page = pageAt(location.pathname);
if (page === 'signupSuccess' || page === 'resetPassword') hideMailedLink();
// One address for each page, whatever case and slashes it was typed with.
if (page !== 'notFound' && location.pathname !== routes[page].path) {
  history.replaceState(history.state, '', routes[page].path + location.search + location.hash);
}
watchHistory();
// Before the first drawing: a prerendered page stays as it is until somebody touches it.
markKnownHere();

const root = document.getElementById('root');
if (root) void draw(root);

/** Takes over the page that stands in the document, or draws it where another does. */
async function draw(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const stands = root.dataset.page === page;
  if (stands) {
    watchEarlyActs();
    watchFirstInteraction();
  }
  // What cannot be fetched is tried again by the page, which shows the failure.
  await loadPage(page).catch(() => {});
  if (stands) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
