import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/* Not a Radix component, because a native input has all the behaviour that is needed. */

const inputClasses =
  'block min-h-12 w-full rounded-input border border-line-strong bg-surface px-3.5 py-2.5 text-body text-ink placeholder:text-ink-subtle transition-colors duration-[120ms] hover:border-indigo aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunk [&[readonly]]:bg-sunk';

/** The font size is at least 16 px, because phones zoom in when an input with a smaller font gets the focus. */
function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cn(inputClasses, className)} {...props} />;
}

export { Input, inputClasses };
