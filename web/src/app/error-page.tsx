import type { ReactNode } from 'react';
import { codeMissing } from '../components/lazy-component.tsx';
import { LogoLink } from '../components/logo.tsx';
import { MotifTile } from '../components/motif.tsx';
import { buttonVariants } from '../components/ui/button-variants.ts';
import { pathOf } from '../paths.ts';
import { useDocumentHead } from './document-head.ts';
import { reloadWithTyped } from './early-events.ts';
import { errorHead } from './page.ts';

interface ErrorPageProps {
  /** What happened, under the heading (s.2.5). */
  readonly message: string;
  readonly actions: ReactNode;
}

/** The error page of s.2.5. Its links are plain `a` elements, so that they work when the app does not. */
function ErrorPage({ message, actions }: ErrorPageProps) {
  useDocumentHead(errorHead);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="content py-3">
        <LogoLink />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="content grid flex-1 content-center justify-items-center gap-6 py-12 text-center"
      >
        <MotifTile size="lg" pillar="health" />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="display text-h2">
            Unexpected Application Error!
          </h1>
          <p className="max-w-[65ch] text-lead text-ink-muted [overflow-wrap:anywhere]">{message}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">{actions}</div>
      </main>
    </div>
  );
}

/** Shown when a page throws while it renders. By then its assessment is in the draft, which a reload finds. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <ErrorPage
      message={error instanceof Error ? error.message : String(error)}
      actions={
        <>
          <button type="button" className={buttonVariants()} onClick={() => location.reload()}>
            Reload
          </button>
          <HomeLink variant="outline" />
        </>
      }
    />
  );
}

/** Says over a prerendered page that its code cannot be loaded. */
export function MissingCodeBar() {
  return (
    <div
      role="alert"
      className="content fixed inset-x-0 bottom-0 grid justify-items-center gap-3 bg-surface py-3 text-center"
    >
      {codeMissing}
      <button type="button" className={buttonVariants()} onClick={reloadWithTyped}>
        Reload
      </button>
    </div>
  );
}

/** A link to the landing home. */
function HomeLink({ variant }: { variant?: 'outline' }) {
  return (
    <a href={pathOf('home')} className={buttonVariants({ variant })}>
      Home
    </a>
  );
}

/** The page of addresses without a route. */
export function NotFoundPage() {
  return (
    <ErrorPage
      message="404 Not Found"
      actions={
        <>
          <HomeLink />
          <button type="button" className={buttonVariants({ variant: 'outline' })} onClick={goBack}>
            Back
          </button>
        </>
      }
    />
  );
}

/** Back, or home where the tab has no history. */
function goBack() {
  if (history.length > 1) history.back();
  else location.assign(pathOf('home'));
}
