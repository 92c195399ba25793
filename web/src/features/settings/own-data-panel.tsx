import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../components/lazy-component.tsx';

const ownData = lazyComponent(async () => (await import('./own-data/own-data.tsx')).OwnData);

/** 'Your data', fetched after the forms; whatever becomes of that, they stay. */
export function OwnDataPanel() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ownData.Component />
      </Suspense>
    </ErrorBoundary>
  );
}
