import { cn } from './ui/cn.ts';

/** Room for something that is on its way, as a grey box of its size. It stands still, and says nothing. */
export function Bone({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn('block rounded-chip bg-line/60', className)} />;
}
