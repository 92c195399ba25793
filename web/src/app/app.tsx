import { Router } from 'wouter';
import { CurrentPage } from './current-page.tsx';
import { OverlaysWhereCalled } from './overlays-where-called.tsx';

/** The whole web application: the page at the address, and what lies over every page. `ssrPath` is for prerendering. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router {...(ssrPath !== undefined && { ssrPath })}>
      <CurrentPage />
      <OverlaysWhereCalled />
    </Router>
  );
}
