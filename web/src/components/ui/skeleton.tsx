import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/* Not a Radix component, because a skeleton has no behaviour. */

function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block rounded-chip bg-line/60', className)}
      {...props}
    />
  );
}

export { Skeleton };
