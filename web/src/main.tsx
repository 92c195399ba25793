import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchHistory } from './app/places-in-history.ts';
import { hideMailedLink } from './features/auth/mailed-link.ts';
import { routeAt } from './paths.ts';
import './styles/index.css';

const arrival = routeAt(location.pathname);
if (arrival === 'signupSuccess' || arrival === 'resetPassword') hideMailedLink();

watchHistory();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
