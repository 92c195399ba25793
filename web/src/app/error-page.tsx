import type { ComponentProps } from 'react';
import { ErrorMessage } from '@/components/error-message';
import { codeMissingText } from '@/components/lazy-component';
import { LogoLink } from '@/components/logo';
import { buttonVariants } from '@/components/ui/button-variants';
import { pathOf } from '@/paths';
import { useDocumentHead } from './document-head.ts';
import { reloadKeepingTypedText } from './early-events.ts';
import { errorHead } from './page.ts';

/** The error page of s.2.5. */
function ErrorPage(props: ComponentProps<typeof ErrorMessage>) {
  useDocumentHead(errorHead);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="content py-3">
        <LogoLink />
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1">
        <ErrorMessage {...props} />
      </main>
    </div>
  );
}

/** The error page for an error while a page renders (s.2.5). Answers are in the stored draft, so a reload restores them. */
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

/** A bar at the bottom of a prerendered page whose code cannot be loaded. */
export function MissingCodeBar() {
  return (
    <div
      role="alert"
      className="content fixed inset-x-0 bottom-0 grid justify-items-center gap-3 bg-surface py-3 text-center"
    >
      {codeMissingText}
      <button type="button" className={buttonVariants()} onClick={reloadKeepingTypedText}>
        Reload
      </button>
    </div>
  );
}

/** A plain `a` element, so that it also works when the router does not. */
function HomeLink({ variant }: { variant?: 'outline' }) {
  return (
    <a href={pathOf('home')} className={buttonVariants({ variant })}>
      Home
    </a>
  );
}

/** The error page of an address without a route. */
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

function goBack() {
  // Without an earlier history entry, for example in a new tab, Back would do nothing.
  if (history.length > 1) history.back();
  else location.assign(pathOf('home'));
}
