import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type KeepStateOptions, type Resolver, useForm } from 'react-hook-form';
import { type FigureField, profileFaultsOf } from './profile-faults.ts';
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
    register: form.register,
    handleSubmit: form.handleSubmit,
    faultShown,
    settle,
    unsaved: Object.keys(dirtyFields).length > 0,
  };
}

function resolverFor(known: ProfileValues): Resolver<ProfileValues> {
  return (values, _context, { fields }) => {
    const unreadable = (field: FigureField) => {
      const ref = fields[field]?.ref;
      return ref instanceof HTMLInputElement && ref.validity.badInput;
    };
    const faults = Object.entries(profileFaultsOf(values, known, unreadable));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([field, message]) => [field, { type: 'rule', message }]);
    // Object.fromEntries loses the field names.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ProfileValues> };
  };
}
