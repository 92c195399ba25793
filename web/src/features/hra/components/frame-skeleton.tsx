import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { frameColumns } from './hra-frame.tsx';

const parts = Array.from({ length: 13 }, (_, index) => index + 1);

/** The columns of the assessment while it loads. */
export function FrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={frameColumns}>
      <div className="hidden gap-3.5 py-6 lg:grid">
        {parts.map(part => (
          <Skeleton key={part} className="h-8" />
        ))}
      </div>
      <div className="grid min-w-0 content-start gap-8 py-6">{children}</div>
    </div>
  );
}
