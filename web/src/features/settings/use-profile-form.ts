import { useMemo } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { type FigureField, profileFaultsOf } from './profile-faults.ts';
import {
  type ProfileDetails,
  type ProfileField,
  type ProfileValues,
  profileFields,
  profileValuesOf,
} from './profile-values.ts';

/** The profile form: details that come again later fill in what was not touched, and never what was typed. */
export function useProfileForm(details: ProfileDetails) {
  const known = useMemo(() => profileValuesOf(details), [details]);
  const form = useForm<ProfileValues>({
    mode: 'all',
    values: known,
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor(known),
  });
  const { errors, touchedFields, dirtyFields, isSubmitted } = form.formState;

  const faultShown = (field: ProfileField): string | null => {
    const shown = touchedFields[field] || isSubmitted;
    return shown ? (errors[field]?.message ?? null) : null;
  };
  /** Takes what was sent as what is stored; what was typed since then stays, as unsaved. */
  const settle = (sent: ProfileValues) => {
    const now = form.getValues();
    form.reset(sent);
    for (const field of profileFields) {
      if (now[field] !== sent[field]) form.setValue(field, now[field], { shouldDirty: true });
    }
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
    // fromEntries forgets the names of the fields.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ProfileValues> };
  };
}
