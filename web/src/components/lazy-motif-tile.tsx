import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from './lazy-component.tsx';
import type { Pillar } from './pillar.ts';

interface LazyMotifTileProps {
  readonly pillar: Pillar;
  readonly className?: string;
}

const tile = lazyComponent(async () => (await import('./motif.tsx')).MotifTile);

/** A large tile where there is usually none, or where nothing may fail: its drawing is fetched, and its room is kept. */
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
