import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { authCopy } from './copy.ts';

interface PasswordFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly error: string | null;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly registered: UseFormRegisterReturn;
}

/** A password with its 'Show Password' checkbox. */
export function PasswordField({
  id,
  label = authCopy.labels.password,
  error,
  autoComplete,
  registered,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <Field id={id} label={label} error={error}>
        {control => (
          <Input
            {...control}
            {...registered}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Checkbox checked={shown} onChange={event => setShown(event.target.checked)}>
        {authCopy.labels.showPassword}
      </Checkbox>
    </div>
  );
}
