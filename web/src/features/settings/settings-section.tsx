import { Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';

/** The props of a section of Settings. */
export interface SettingsSectionProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A group of fields, with its heading on the left and two columns on the right. */
export function SettingsSection({ heading, text, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 py-7 first:pt-0 xl:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <h2 className="display text-question">{heading}</h2>
        <p className="text-meta text-ink-muted">{text}</p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

interface ReadOnlyFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'readOnly'> {
  readonly label: string;
  readonly reason: string;
  readonly error?: string | null;
}

/** A field that cannot be edited, with a lock and the reason. */
export function ReadOnlyField({ label, reason, error, className, ...inputProps }: ReadOnlyFieldProps) {
  return (
    <Field label={label} hint={reason} error={error} className={className}>
      {control => (
        <span className="relative block">
          <Input {...inputProps} {...control} readOnly className="ps-11" />
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
