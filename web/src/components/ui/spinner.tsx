import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** A turning ring. Says nothing by itself: the words beside it do. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden size={20} strokeWidth={2} className={cn('turning shrink-0', className)} />;
}
