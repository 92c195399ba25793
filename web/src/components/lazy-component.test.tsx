import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { expectVisible } from '../../test/screen.tsx';
import { lazyComponent } from './lazy-component.tsx';

it('a lazy component loads its code again after a failed load, as soon as the browser is online', async () => {
  let loads = 0;
  const Part = lazyComponent(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return () => <p>The part</p>;
  });
  // A changed key resets the error boundary, as a navigation does.
  const boundaryOf = (page: number) => (
    <ErrorBoundary fallback={`Missing on page ${page}`} resetKeys={[page]}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = await render(boundaryOf(1));
  await expectVisible('Missing on page 1');
  await rerender(boundaryOf(2));
  await expectVisible('Missing on page 2');
  // Without the event `online`, the component waits 1,000 ms before it loads its code again.
  expect(loads).toBe(1);
  dispatchEvent(new Event('online'));
  await rerender(boundaryOf(3));
  await expectVisible('The part');
});
