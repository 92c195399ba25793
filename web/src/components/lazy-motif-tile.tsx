import { lazyPart } from './lazy-component.tsx';
import type { Pillar } from './pillar.ts';

interface LazyMotifTileProps {
  readonly pillar: Pillar;
  readonly className?: string;
}

const tile = lazyPart(async () => (await import('./motif.tsx')).MotifTile, {
  fallback: <span className="size-20 rounded-button bg-sunk" />,
  optional: true,
});

/**
 * A large motif tile whose code is loaded on demand: for empty states, and error pages where nothing else may fail.
 */
export function LazyMotifTile(props: LazyMotifTileProps) {
  return <tile.Component size="lg" {...props} />;
}
