import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

/** Attributes of the control in a field: they link label, hint and fault. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  /** The control's id, where a link needs it. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The fault, if any. */
  readonly error?: string | null | undefined;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and fault, linked for screen readers. */
export function Field({ id: givenId, label, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  const described = [hintId, errorId].filter(part => part !== undefined).join(' ');
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-body font-semibold text-ink">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint !== undefined && (
        <p id={hintId} className="text-meta text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-meta font-semibold text-danger">
          <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
