import { Router } from 'wouter';
import { CurrentPage } from './current-page.tsx';
import { OverlayHost } from './overlay-host.tsx';

/** The web app: the page at the address, and the overlays of all pages. `ssrPath` is for prerendering. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <CurrentPage />
      <OverlayHost />
    </Router>
  );
}
