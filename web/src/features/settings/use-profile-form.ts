import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type KeepStateOptions, useForm } from 'react-hook-form';
import { formResolver } from '../../components/forms/form-resolver.ts';
import { type NumberFieldName, profileFaultsOf } from './profile-faults.ts';
import {
  type ProfileDetails,
  type ProfileField,
  type ProfileValues,
  profileFields,
  profileValuesOf,
} from './profile-values.ts';

/** The profile form. Reloaded details replace untouched fields only. */
export function useProfileForm(details: ProfileDetails) {
  const known = useMemo(() => profileValuesOf(details), [details]);
  const form = useForm<ProfileValues>({ mode: 'all', defaultValues: known, resolver: resolverFor(known) });
  const { errors, touchedFields, dirtyFields, isSubmitted } = form.formState;
  const { getValues, reset, setValue } = form;
  /** The last values that were filled in; a field with another value was edited. */
  const filled = useRef(known);

  const fill = useCallback(
    (next: ProfileValues, keep: KeepStateOptions) => {
      const now = getValues();
      const typed = profileFields.filter(field => now[field] !== filled.current[field]);
      filled.current = next;
      reset(next, { keepFieldsRef: true, ...keep });
      for (const field of typed) setValue(field, now[field], { shouldDirty: true });
    },
    [getValues, reset, setValue],
  );
  useEffect(() => {
    if (known !== filled.current) fill(known, { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
  }, [known, fill]);

  const faultShown = (field: ProfileField): string | null => {
    const shown = touchedFields[field] || isSubmitted;
    return shown ? (errors[field]?.message ?? null) : null;
  };
  /** Marks sent values as saved; later edits stay unsaved. */
  const settle = (sent: ProfileValues) => {
    filled.current = sent;
    fill(sent, {});
  };
  return {
    /** What connects a field to the form, and the fault to show at it. */
    fieldOf: (field: ProfileField) => ({ ...form.register(field), error: faultShown(field) }),
    register: form.register,
    handleSubmit: form.handleSubmit,
    settle,
    unsaved: Object.keys(dirtyFields).length > 0,
  };
}

function resolverFor(known: ProfileValues) {
  return formResolver<ProfileValues>((values, { fields }) => {
    const unreadable = (field: NumberFieldName) => {
      const ref = fields[field]?.ref;
      return ref instanceof HTMLInputElement && ref.validity.badInput;
    };
    return profileFaultsOf(values, known, unreadable);
  });
}
