import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { KeepStateOptions, UseFormRegisterReturn } from 'react-hook-form';
import { trpc } from '@/api/trpc';
import { Field, NumberBox } from '@/components/forms/field';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { notify } from '@/feedback/notification';
import { storedAtoms } from '@/session/stored-atoms';
import { onlyCountry, type ProfileRow, profileFieldNames, profileFields } from './profile-fields.ts';
import {
  type ProfileDetails,
  type ProfileValues,
  profileFaultsOf,
  profileUpdateOf,
  profileValuesOf,
} from './profile-values.ts';
import { ReadOnlyField, SettingsSection } from './settings-section.tsx';

/** The profile form (s.3). Saving reloads the details. */
export function ProfileForm({ details }: { details: ProfileDetails }) {
  const { fieldOf, handleSubmit, markSaved, unsaved } = useProfileForm(details);
  const company = useCompanyName();
  const update = useProfileUpdate();
  const save = handleSubmit(values => {
    if (update.isPending) return;
    update.mutate(profileUpdateOf(values, details), { onSuccess: () => markSaved(values) });
  });
  const { userCountry } = profileValuesOf(details);
  const fieldsOf = (section: ProfileRow['section']) =>
    profileFieldNames
      .filter(name => profileFields[name].section === section)
      .map(name => (
        <ProfileField key={name} row={profileFields[name]} country={userCountry} {...fieldOf(name)} />
      ));
  return (
    <form noValidate onSubmit={save}>
      <Card className="divide-y divide-line sm:p-8">
        <SettingsSection heading="About you" text="How we greet you, and where your mail goes.">
          {fieldsOf('you')}
          <ReadOnlyField
            label="Email"
            reason="You log in with it, so it cannot be changed here."
            type="email"
            autoComplete="email"
            value={details.userEmail}
            className="sm:col-span-2"
          />
        </SettingsSection>
        <SettingsSection heading="Work" text="Who you are with, and where you work from.">
          <ReadOnlyField label="Organization" reason="Set by the program you belong to." value={company} />
          {fieldsOf('work')}
        </SettingsSection>
        <SettingsSection heading="Health" text="Leave empty what you do not know.">
          {fieldsOf('health')}
        </SettingsSection>
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 pt-6">
          <p role="status" className="text-meta font-semibold text-ink-muted">
            {unsaved && 'You have unsaved changes.'}
          </p>
          <Button type="submit" busy={update.isPending} busyLabel="Saving..." className="max-sm:w-full">
            Save changes
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface ProfileFieldProps extends UseFormRegisterReturn {
  readonly row: ProfileRow;
  /** The country of the person, which stays to be chosen. */
  readonly country: string;
  readonly error: string | null;
}

/** A field of the table, by its kind: a text, a choice, or a number with its unit. */
function ProfileField({ row, country, error, ...registered }: ProfileFieldProps) {
  return (
    <Field
      label={row.label}
      error={error}
      className={row.kind === 'text' && row.isWide ? 'sm:col-span-2' : ''}
    >
      {control => {
        const input = { ...control, ...registered };
        switch (row.kind) {
          case 'text':
            return <Input {...input} autoComplete={row.autoComplete} maxLength={row.maxLength} />;
          case 'country':
            return (
              <NativeSelect {...input} autoComplete={row.autoComplete}>
                {[...new Set([onlyCountry, country])].map(each => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </NativeSelect>
            );
          case 'number':
            return (
              <span className="relative block">
                <NumberBox {...input} className="pe-20" />
                <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-meta text-ink-muted">
                  {row.unit}
                </span>
              </span>
            );
        }
      }}
    </Field>
  );
}

function useProfileUpdate() {
  const utils = trpc.useUtils();
  return trpc.user.update.useMutation({
    onSuccess: () => {
      notify({
        type: 'success',
        title: 'User Updated',
        body: "Congratulations! You've updated your profile",
      });
      void utils.authentication.userDetails.invalidate();
    },
  });
}

/** The name of the company, or 'No company yet' (s.2.3). */
function useCompanyName(): string {
  const companyId = useAtomValue(storedAtoms.companyId);
  const company = trpc.company.readByCompanyId.useQuery(
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  );
  if (company.isLoading) return 'Loading...';
  return (companyId !== null && company.data?.data.companyName?.trim()) || 'No company yet';
}

/** The profile form. Reloaded details replace untouched fields only. */
function useProfileForm(details: ProfileDetails) {
  const known = useMemo(() => profileValuesOf(details), [details]);
  const form = useCheckedForm<ProfileValues>(values => profileFaultsOf(values, known), known);
  const { getValues, reset, setValue } = form;
  /** The last values that were filled in; a field with another value was edited. */
  const filled = useRef(known);

  const fill = useCallback(
    (next: ProfileValues, keep: KeepStateOptions) => {
      const now = getValues();
      const typed = profileFieldNames.filter(field => now[field] !== filled.current[field]);
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
