import { tryAgain } from '../copy/try-again.ts';
import { EmptyState } from './empty-state.tsx';
import type { Pillar } from './pillar.ts';
import { Button } from './ui/button.tsx';

interface LoadErrorProps {
  readonly pillar: Pillar;
  readonly children: string;
  readonly onRetry: () => void;
  /** A retry is on its way. */
  readonly busy?: boolean;
}

/** In place of content that could not be loaded. */
export function LoadError({ pillar, children, onRetry, busy = false }: LoadErrorProps) {
  return (
    <EmptyState
      pillar={pillar}
      action={
        <Button busy={busy} onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
