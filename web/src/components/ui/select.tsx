import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { inputClasses } from './input.tsx';

/** The browser's own select, styled. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(inputClasses, 'appearance-none pe-11', className)} {...rest} />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-muted"
      />
    </span>
  );
}
