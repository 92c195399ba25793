import { type ReactNode, useDeferredValue } from 'react';

interface BelowFoldProps {
  /** Whether what is above has its data. */
  readonly ready?: boolean;
  readonly children: ReactNode;
}

/**
 * What is below the first view. React renders it after what is above is painted, in short slices, so that no task blocks a phone for
 * long. The height of nothing beside or above it may depend on it.
 */
export function BelowFold({ ready = true, children }: BelowFoldProps) {
  return useDeferredValue(ready, false) && children;
}
