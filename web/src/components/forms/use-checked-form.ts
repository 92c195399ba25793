import { type FieldOf, type FormName, fieldErrorsOf } from '@choose-life/contracts/domain/forms';
import type { SyntheticEvent } from 'react';
import {
  type FieldErrors,
  type Path,
  type PathValue,
  type ResolverOptions,
  type SubmitHandler,
  type UseFormProps,
  useForm,
} from 'react-hook-form';

/** Validates on change and blur, shows faults of touched fields and after a submit, and then focuses the first one. */
export function useCheckedForm<Values extends Record<string, string>>(
  faultsIn: (values: Values, options: ResolverOptions<Values>) => Readonly<Partial<Record<string, string>>>,
  options?: Omit<UseFormProps<Values>, 'mode' | 'resolver'>,
) {
  const form = useForm<Values>({
    mode: 'all',
    ...options,
    resolver: (values, _context, options) => {
      const faults = Object.entries(faultsIn(values, options));
      if (faults.length === 0) return { values, errors: {} };
      const errors = faults.map(([field, message]) => [field, { type: 'rule', message }]);
      // Object.fromEntries loses the field names.
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  const { errors, touchedFields, isSubmitted } = form.formState;
  const touched: Partial<Record<string, unknown>> = touchedFields;
  const found: Partial<Record<string, { message?: unknown }>> = errors;

  const faultShown = (field: keyof Values & string): string | null => {
    const message = found[field]?.message;
    return typeof message === 'string' && (touched[field] || isSubmitted) ? message : null;
  };
  // A field's name is its path, since the values are flat.
  const register = (field: keyof Values & string) => form.register(field as unknown as Path<Values>);
  /** Sends what the fields show: a password manager may fill them without an event. */
  const handleSubmit = (send: SubmitHandler<Values>) => (event: SyntheticEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget)) {
      // The fields of a form are its texts, by their names.
      const [field, text] = [name as Path<Values>, value as PathValue<Values, Path<Values>>];
      if (form.getValues(field) !== text) form.setValue(field, text, { shouldDirty: true });
    }
    return form.handleSubmit(send)(event);
  };
  const fieldOf = (field: keyof Values & string) => ({ ...register(field), error: faultShown(field) });
  return { ...form, register, fieldOf, faultShown, handleSubmit };
}

/** A form with the rules of s.5. The first fault in the order of `fields` gets the focus. */
export function useRulesForm<Form extends FormName>(name: Form, fields: readonly FieldOf<Form>[]) {
  const form = useCheckedForm<Record<FieldOf<Form>, string>>(values => fieldErrorsOf(name, values));
  for (const field of fields) form.register(field);
  return form;
}
