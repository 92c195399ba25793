import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { KeepStateOptions } from 'react-hook-form';
import { useCheckedForm } from '../../components/forms/use-checked-form.ts';
import { type NumberFieldName, profileFaultsOf } from './profile-faults.ts';
import { type ProfileDetails, type ProfileValues, profileFields, profileValuesOf } from './profile-values.ts';

/** The profile form. Reloaded details replace untouched fields only. */
export function useProfileForm(details: ProfileDetails) {
  const known = useMemo(() => profileValuesOf(details), [details]);
  const form = useCheckedForm<ProfileValues>((values, { fields }) => {
    const unreadable = (field: NumberFieldName) => {
      const ref = fields[field]?.ref;
      return ref instanceof HTMLInputElement && ref.validity.badInput;
    };
    return profileFaultsOf(values, known, unreadable);
  }, known);
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

  /** Marks sent values as saved; later edits stay unsaved. */
  const markSaved = (sent: ProfileValues) => {
    filled.current = sent;
    fill(sent, {});
  };
  return { ...form, markSaved, unsaved: Object.keys(form.formState.dirtyFields).length > 0 };
}
