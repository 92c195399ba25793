import { type ReactNode, useDeferredValue } from 'react';

interface BelowFoldProps {
  /** Whether the content above has its data. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

/**
 * Content below the first view. React renders it in short slices after the content above is painted, so that no task blocks a phone
 * for long. It must not affect the height of anything above or next to it.
 */
export function BelowFold({ isReady = true, children }: BelowFoldProps) {
  return useDeferredValue(isReady, false) && children;
}
