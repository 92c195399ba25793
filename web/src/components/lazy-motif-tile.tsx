import { lazyPart } from './lazy-component.tsx';
import type { MotifTileProps } from './motif.tsx';

const tile = lazyPart(async () => (await import('./motif.tsx')).MotifTile, {
  fallback: <span className="size-20 rounded-button bg-sunk" />,
  optional: true,
});

/**
 * A large motif tile whose code is loaded on demand: for empty states, and error pages where nothing else may fail.
 */
export function LazyMotifTile(props: MotifTileProps) {
  return <tile.Component size="lg" {...props} />;
}
