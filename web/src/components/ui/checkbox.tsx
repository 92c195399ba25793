import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

/** A native checkbox with its label; the whole row can be pressed. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 text-body text-ink">
      <span className="relative grid size-6 shrink-0">
        <input
          type="checkbox"
          className="peer size-6 appearance-none rounded-chip border-2 border-line-strong bg-surface transition-colors duration-[120ms] checked:border-indigo checked:bg-indigo hover:border-indigo forced-colors:appearance-auto"
          {...rest}
        />
        <Check
          aria-hidden
          size={18}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto text-on-indigo opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
