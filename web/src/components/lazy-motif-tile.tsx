import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from './lazy-component.tsx';
import type { Pillar } from './pillar.ts';

interface LazyMotifTileProps {
  readonly pillar: Pillar;
  readonly className?: string;
}

const tile = lazyComponent(async () => (await import('./motif.tsx')).MotifTile);

/** A large motif tile whose code is loaded on demand: for empty states, and error pages where nothing else may fail. */
export function LazyMotifTile(props: LazyMotifTileProps) {
  const room = <span className="size-20 rounded-button bg-sunk" />;
  return (
    <ErrorBoundary fallback={room}>
      <Suspense fallback={room}>
        <tile.Component size="lg" {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
