import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { inputClasses } from './input.tsx';

/* Not a Radix component, because the select of Radix injects inline styles, and the content security policy forbids them. */

function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        data-slot="native-select"
        className={cn(inputClasses, 'appearance-none pe-11', className)}
        {...props}
      />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-muted"
      />
    </span>
  );
}

export { NativeSelect };
