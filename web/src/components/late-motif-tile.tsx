import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { late } from './late.tsx';
import type { Pillar } from './pillar.ts';

interface LateMotifTileProps {
  readonly pillar: Pillar;
  readonly className?: string;
}

const tile = late(async () => (await import('./motif.tsx')).MotifTile);

/** A large tile where there is usually none, or where nothing may fail: its drawing is fetched, and its room is kept. */
export function LateMotifTile(props: LateMotifTileProps) {
  const room = <span className="size-20 rounded-button bg-sunk" />;
  return (
    <ErrorBoundary fallback={room}>
      <Suspense fallback={room}>
        <tile.Component size="lg" {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
