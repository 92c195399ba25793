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

/**
 * React Hook Form with the rules of a form. It validates on every change and blur, and shows the errors of touched fields (s.5). A submit
 * shows all errors and focuses the first invalid field.
 * @param errorsOf returns the message of each invalid field
 */
export function useCheckedForm<Values extends Record<string, string>>(
  errorsOf: (values: Values, options: ResolverOptions<Values>) => Readonly<Partial<Record<string, string>>>,
  options?: Omit<UseFormProps<Values>, 'mode' | 'resolver'>,
) {
  const form = useForm<Values>({
    mode: 'all',
    ...options,
    resolver: (values, _context, resolverOptions) => {
      const messages = Object.entries(errorsOf(values, resolverOptions));
      if (messages.length === 0) return { values, errors: {} };
      const errors = messages.map(([field, message]) => [field, { type: 'rule', message }]);
      // `Object.fromEntries` returns a record whose keys are any strings, so the cast restores the field names.
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
    },
  });
  const { errors, touchedFields, isSubmitted } = form.formState;
  // Both are typed with plain string keys, because the types of React Hook Form are keyed by `Path<Values>`.
  const touched: Partial<Record<string, unknown>> = touchedFields;
  const errorByField: Partial<Record<string, { message?: unknown }>> = errors;

  /** The error that a field shows now; null for none. */
  const visibleErrorOf = (field: keyof Values & string): string | null => {
    const message = errorByField[field]?.message;
    return typeof message === 'string' && (touched[field] || isSubmitted) ? message : null;
  };
  // The values are flat, so a field's name is its path.
  const register = (field: keyof Values & string) => form.register(field as unknown as Path<Values>);
  /** Reads the inputs before a submit, because a password manager may have filled them without an event. */
  const handleSubmit = (send: SubmitHandler<Values>) => (event: SyntheticEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget)) {
      // The casts are safe: in these forms only text inputs and selects have a name, and it is the name of a field.
      const field = name as Path<Values>;
      const text = value as PathValue<Values, Path<Values>>;
      if (form.getValues(field) !== text) form.setValue(field, text, { shouldDirty: true });
    }
    return form.handleSubmit(send)(event);
  };
  const fieldOf = (field: keyof Values & string) => ({ ...register(field), error: visibleErrorOf(field) });
  return { ...form, register, fieldOf, visibleErrorOf, handleSubmit };
}

/** A form with the rules of s.5. After a submit the first invalid field in the order of `fields` gets the focus. */
export function useRulesForm<Form extends FormName>(name: Form, fields: readonly FieldOf<Form>[]) {
  const form = useCheckedForm<Record<FieldOf<Form>, string>>(values => fieldErrorsOf(name, values));
  // Registered in this order, because React Hook Form focuses the first invalid field in the order of registration.
  for (const field of fields) form.register(field);
  return form;
}
