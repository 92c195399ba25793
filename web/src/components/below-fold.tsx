import { type ReactNode, useDeferredValue } from 'react';

interface BelowFoldProps {
  /** Whether the content above has its data. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

/**
 * Content that is not visible without scrolling. React renders it in short slices after the content above is painted, so that no task
 * blocks a phone for long. It must not affect the height of anything above or next to it.
 */
export function BelowFold({ isReady = true, children }: BelowFoldProps) {
  // The second argument is the value of the first render: the children are rendered in a deferred render after it.
  return useDeferredValue(isReady, false) && children;
}
