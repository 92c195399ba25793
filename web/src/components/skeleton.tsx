import { cn } from './ui/cn.ts';

/** A grey box in the size of content that is still loading. Screen readers skip it. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('block rounded-chip bg-line/60', className)} />;
}
