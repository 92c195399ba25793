import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../components/lazy-component.tsx';

const ownData = lazyComponent(async () => (await import('./own-data/own-data.tsx')).OwnData);

/** 'Your data', loaded after the forms. Its errors do not affect them. */
export function OwnDataPanel() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ownData.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
