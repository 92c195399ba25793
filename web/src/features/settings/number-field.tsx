import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { profileCopy as copy } from './copy/settings.ts';
import { type NumberFieldName, numberFields } from './profile-faults.ts';

interface NumberFieldProps extends UseFormRegisterReturn<NumberFieldName> {
  readonly error: string | null;
}

/** A number with its unit. The wheel blurs the field, so that scrolling does not change it. */
export function NumberField({ error, ...registered }: NumberFieldProps) {
  const { name } = registered;
  const { min, max } = numberFields[name];
  return (
    <Field label={copy.labels[name]} error={error}>
      {control => (
        <span className="relative block">
          <Input
            {...control}
            {...registered}
            type="number"
            inputMode="decimal"
            step="any"
            min={min}
            max={max}
            autoComplete="off"
            onWheel={event => event.currentTarget.blur()}
            className="pe-20 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
          />
          <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-meta text-ink-muted">
            {copy.units[name]}
          </span>
        </span>
      )}
    </Field>
  );
}
