import type { ReactNode } from 'react';
import { LogoLink } from '../components/logo.tsx';
import { MotifTile } from '../components/motif.tsx';
import { Button, buttonVariants } from '../components/ui/button.tsx';
import { pathOf } from '../paths.ts';
import { useDocumentHead } from './document-head.ts';
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
        <div aria-hidden="true" className="flex gap-2">
          <MotifTile size="lg" pillar="health" />
          <MotifTile size="lg" pillar="lifestyle" className="rotate-90" />
          <MotifTile size="lg" pillar="fitness" />
        </div>
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

/** Shown when a page throws while it renders. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <ErrorPage
      message={error instanceof Error ? error.message : String(error)}
      actions={
        <>
          <Button onClick={() => location.reload()}>Reload</Button>
          <HomeLink variant="outline" />
        </>
      }
    />
  );
}

/** A link to the landing home. */
function HomeLink({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
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
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
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
