import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** Decorative: a text beside it says what it means. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden size={20} strokeWidth={2} className={cn('turning shrink-0', className)} />;
}
