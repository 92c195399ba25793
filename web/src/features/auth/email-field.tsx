import { TextField, type TextFieldProps } from '../../components/ui/text-field.tsx';
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
