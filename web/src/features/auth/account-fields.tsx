import { useState } from 'react';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { TextField, type TextFieldProps } from '../../components/ui/field.tsx';
import { authCopy } from './copy.ts';

/** Validated by the rules of s.5, not by the browser. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label={authCopy.labels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  );
}

interface PasswordFieldProps extends Partial<TextFieldProps> {
  /** For password managers. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with its 'Show Password' checkbox. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        label={authCopy.labels.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        {...props}
      />
      <Checkbox checked={shown} onChange={event => setShown(event.target.checked)}>
        {authCopy.labels.showPassword}
      </Checkbox>
    </div>
  );
}
