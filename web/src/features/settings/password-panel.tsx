import { Suspense, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LoadError } from '../../components/empty-state.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { Loading } from '../../components/loading.tsx';
import { passwordCopy as copy } from './copy/settings.ts';

const form = lazyComponent(async () => (await import('./password-form.tsx')).PasswordForm);

/** Loads the form ahead of time. */
export function fetchPasswordForm(): void {
  // The panel tries again, and shows the error.
  form.load().catch(() => {});
}

/** The password form, loaded when its tab is first opened. An error does not affect the profile form. */
export function PasswordPanel() {
  return (
    <ErrorBoundary FallbackComponent={NotFetched}>
      <Suspense fallback={<Loading />}>
        <form.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotFetched({ resetErrorBoundary }: FallbackProps) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await form.load().then(resetErrorBoundary, () => setBusy(false));
  };
  return (
    <LoadError pillar="health" busy={busy} onRetry={again}>
      {copy.failed}
    </LoadError>
  );
}
