import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, Input } from '../../components/ui/field.tsx';

interface ReadOnlyFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'readOnly'> {
  readonly label: string;
  /** Why it cannot be changed. */
  readonly reason: string;
  readonly error?: string | null;
}

/** A read-only value with a lock and a reason. */
export function ReadOnlyField({ label, reason, error, className, ...rest }: ReadOnlyFieldProps) {
  return (
    <Field label={label} hint={reason} error={error} className={className}>
      {control => (
        <span className="relative block">
          <Input {...rest} {...control} readOnly className="ps-11" />
          <Lock
            aria-hidden
            size={18}
            className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-muted"
          />
        </span>
      )}
    </Field>
  );
}
