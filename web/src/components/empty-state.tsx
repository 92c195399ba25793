import type { ReactNode } from 'react';
import { LazyMotifTile } from './lazy-motif-tile.tsx';
import type { Pillar } from './pillar.ts';

interface EmptyStateProps {
  readonly pillar?: Pillar;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A motif, a text and an action, where there is nothing to show. */
export function EmptyState({ pillar = 'nutrition', children, action }: EmptyStateProps) {
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong p-8 text-center">
      <LazyMotifTile pillar={pillar} />
      <p className="text-body text-ink-muted">{children}</p>
      {action}
    </div>
  );
}
