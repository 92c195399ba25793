import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { authCopy } from './copy.ts';

/** Validated by the rules of s.5, not by the browser. */
export function EmailField({
  id,
  error,
  registered,
}: {
  id?: string;
  error: string | null;
  registered: UseFormRegisterReturn;
}) {
  return (
    <Field id={id} label={authCopy.labels.email} error={error}>
      {control => (
        <Input
          {...control}
          {...registered}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
