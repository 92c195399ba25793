import type { ReactNode } from 'react';
import { MotifTile, type Pillar } from './motif.tsx';
import { Button } from './ui/button.tsx';

interface EmptyStateProps {
  readonly pillar: Pillar;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** The content of an empty list or card. `pillar` selects only the drawing above the text. */
export function EmptyState({ pillar, children, action }: EmptyStateProps) {
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong p-8 text-center">
      <MotifTile size="lg" pillar={pillar} />
      <p className="text-body text-ink-muted">{children}</p>
      {action}
    </div>
  );
}

interface LoadErrorProps {
  readonly pillar: Pillar;
  readonly children: string;
  readonly onRetry: () => void;
}

/** Replaces a part of a page whose data could not be loaded, with a button that loads it again. */
export function LoadError({ pillar, children, onRetry }: LoadErrorProps) {
  return (
    <EmptyState pillar={pillar} action={<Button onClick={onRetry}>{tryAgainLabel}</Button>}>
      {children}
    </EmptyState>
  );
}

/** The label of a button that repeats a failed call. */
export const tryAgainLabel = 'Try again';
