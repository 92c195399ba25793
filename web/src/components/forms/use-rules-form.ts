import { type FieldOf, type FormName, fieldErrorsOf } from '@choose-life/contracts/domain/forms';
import { useCheckedForm } from './use-checked-form.ts';

/** A form with the rules of s.5. Its fields are in the order of the page: the first one with a fault gets the focus. */
export function useRulesForm<Form extends FormName>(name: Form, fields: readonly FieldOf<Form>[]) {
  const form = useCheckedForm<Record<FieldOf<Form>, string>>(values => fieldErrorsOf(name, values));
  // The first fault in the order of registration gets the focus.
  for (const field of fields) form.register(field);
  return form;
}
