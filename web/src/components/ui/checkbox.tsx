import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/* Not a Radix component: a native input is submitted with its form, and can be ticked before the page is hydrated. */

function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className="relative grid size-6 shrink-0">
      <input
        data-slot="checkbox"
        type="checkbox"
        className={cn(
          'peer size-6 appearance-none rounded-chip border-2 border-line-strong bg-surface transition-colors duration-[120ms] checked:border-indigo checked:bg-indigo hover:border-indigo forced-colors:appearance-auto',
          className,
        )}
        {...props}
      />
      <Check
        aria-hidden
        size={18}
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto text-on-indigo opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      />
    </span>
  );
}

export { Checkbox };
