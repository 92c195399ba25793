import { type FieldOf, type FormName, fieldErrorsOf } from '@choose-life/contracts/domain/forms';
import { type Path, useForm } from 'react-hook-form';
import { formResolver } from './form-resolver.ts';

/**
 * A form with the rules of s.5. It validates on change and blur, shows faults of touched fields and after a submit, and
 * then focuses the first one.
 */
export function useRulesForm<Form extends FormName>(name: Form, fields: readonly FieldOf<Form>[]) {
  type FormValues = Record<FieldOf<Form>, string>;
  const form = useForm<FormValues>({
    mode: 'all',
    resolver: formResolver<FormValues>(values => fieldErrorsOf(name, values)),
  });
  // The first fault in the order of registration gets the focus: this is the order on the page. A field's name is its path,
  // since the values are flat.
  const pathOfField = (field: FieldOf<Form>) => field as unknown as Path<FormValues>;
  for (const field of fields) form.register(pathOfField(field));
  const { errors, touchedFields, isSubmitted } = form.formState;
  const touched: Partial<Record<string, unknown>> = touchedFields;
  const found: Partial<Record<string, { message?: unknown }>> = errors;

  /** The fault to show at a field; null for none. */
  const faultShown = (field: FieldOf<Form>): string | null => {
    const message = found[field]?.message;
    return typeof message === 'string' && (touched[field] || isSubmitted) ? message : null;
  };
  /** What connects a field to the form, and the fault to show at it. */
  const fieldOf = (field: FieldOf<Form>) => ({
    ...form.register(pathOfField(field)),
    error: faultShown(field),
  });
  return { ...form, fieldOf, faultShown };
}
