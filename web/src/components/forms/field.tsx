import { CircleAlert, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { Checkbox } from '../ui/checkbox.tsx';
import { Input } from '../ui/input.tsx';

/** The props that connect an input with its label, hint and error. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label, an input, and a hint and an error below the input. `children` gets the input's props, and renders the input. */
export function Field({ id: fixedId, label, hint, error, className, children }: FieldProps) {
  const generatedId = useId();
  const id = fixedId ?? generatedId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(part => part !== undefined).join(' ');
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-body font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        // React omits an undefined attribute, but would render an empty one.
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-meta text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-meta font-semibold text-danger">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/**
 * An input for a number. Its type is text, because browsers drop a comma from an input of the type number, and change its value when the
 * mouse wheel or an arrow key is used.
 */
export function NumberBox(props: ComponentProps<'input'>) {
  return <Input type="text" inputMode="decimal" autoComplete="off" {...props} />;
}

/** The props of an input, and the texts around it. */
export interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

/** An input with a label. */
export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {/* `control` comes last, because its id must match the label. */}
      {control => <Input {...input} {...control} />}
    </Field>
  );
}

/** A search input with an icon. `children`, for example a button, is shown over the end of the input. */
export function SearchField({ className, children, ...rest }: ComponentProps<'input'>) {
  return (
    <span className="relative block min-w-0 flex-1">
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-muted"
      />
      <Input type="search" autoComplete="off" className={cn('ps-12', className)} {...rest} />
      {children}
    </span>
  );
}

/** A checkbox with its label. */
export function CheckboxField({ children, ...checkbox }: ComponentProps<typeof Checkbox>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: `Checkbox` renders the control.
    <label className="inline-flex min-h-11 items-center gap-2.5 text-body text-ink">
      <Checkbox {...checkbox} />
      <span>{children}</span>
    </label>
  );
}
