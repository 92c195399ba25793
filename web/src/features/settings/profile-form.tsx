import type { AuthenticationUserDetailsOutput } from '@choose-life/client';
import { useAtomValue } from 'jotai';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import type { KeepStateOptions } from 'react-hook-form';
import { trpc } from '@/api/trpc';
import { Field, NumberBox, TextField } from '@/components/forms/field';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { NativeSelect } from '@/components/ui/native-select';
import { notify } from '@/feedback/notification';
import { onForget } from '@/session/forget';
import { storedAtoms } from '@/session/stored-atoms';
import {
  onlyCountry,
  type ProfileValues,
  profileErrorsOf,
  profileFields,
  profileUpdateOf,
  profileValuesOf,
} from './profile-values.ts';
import { ReadOnlyField, SettingsSection } from './settings-section.tsx';

/* Maximum lengths in the contract (`user.update`). */
const maxNameLength = 200;
const maxAddressLength = 500;

/** The form of the profile (s.3). After a save the user details are loaded again. */
export function ProfileForm({ details }: { details: AuthenticationUserDetailsOutput }) {
  const { fieldOf, handleSubmit, markSaved, hasUnsavedValues } = useProfileForm(details);
  const company = useCompanyName();
  const utils = trpc.useUtils();
  const updateUser = trpc.user.update.useMutation({
    onSuccess: () => {
      notify({
        type: 'success',
        title: 'User Updated',
        body: "Congratulations! You've updated your profile",
      });
      void utils.authentication.userDetails.invalidate();
    },
  });
  const save = handleSubmit(values => {
    if (updateUser.isPending) return;
    updateUser.mutate(profileUpdateOf(values, details), { onSuccess: () => markSaved(values) });
  });
  const { error: countryError, ...country } = fieldOf('userCountry');
  return (
    <form noValidate onSubmit={save}>
      <Card className="divide-y divide-line sm:p-8">
        <SettingsSection heading="About you" text="How we greet you, and where your mail goes.">
          <TextField
            label="First Name"
            autoComplete="given-name"
            maxLength={maxNameLength}
            {...fieldOf('userFirstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            maxLength={maxNameLength}
            {...fieldOf('userLastName')}
          />
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
          <Field label="Country" error={countryError}>
            {control => (
              <NativeSelect {...control} {...country} autoComplete="country-name">
                {/* Only Nigeria can be chosen (s.9), but the profile may already have another country, which must not be lost. */}
                {[...new Set([onlyCountry, profileValuesOf(details).userCountry])].map(name => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <div className="sm:col-span-2">
            <TextField
              label="Office Address"
              autoComplete="address-line1"
              maxLength={maxAddressLength}
              {...fieldOf('userOfficeAddress')}
            />
          </div>
        </SettingsSection>
        <SettingsSection heading="Health" text="Leave empty what you do not know.">
          <NumberField label="Age" unit="years" {...fieldOf('userAge')} />
          <NumberField label="Blood Glucose" unit="mg/dL" {...fieldOf('userBloodGlucose')} />
        </SettingsSection>
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 pt-6">
          <p role="status" className="text-meta font-semibold text-ink-muted">
            {hasUnsavedValues && 'You have unsaved changes.'}
          </p>
          <Button type="submit" busy={updateUser.isPending} busyLabel="Saving..." className="max-sm:w-full">
            Save changes
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface NumberFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly unit: string;
  readonly error: string | null;
}

function NumberField({ label, unit, error, ...input }: NumberFieldProps) {
  return (
    <Field label={label} error={error}>
      {control => (
        <span className="relative block">
          <NumberBox {...input} {...control} className="pe-20" />
          <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-meta text-ink-muted">
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}

function useCompanyName(): string {
  const companyId = useAtomValue(storedAtoms.companyId);
  const company = trpc.company.readByCompanyId.useQuery(
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  );
  if (company.isLoading) return 'Loading...';
  return (companyId !== null && company.data?.data.companyName?.trim()) || 'No company yet';
}

/** The edited values that are not saved. They are kept in memory while the person is on another page. */
let draft: Partial<ProfileValues> = {};

onForget(() => {
  draft = {};
});

/** The state of the form. When the details are loaded again, they replace only the fields that were not edited. */
function useProfileForm(details: AuthenticationUserDetailsOutput) {
  const loadedValues = profileValuesOf(details);
  const form = useCheckedForm<ProfileValues>(values => profileErrorsOf(values, loadedValues), {
    defaultValues: loadedValues,
  });
  /** Fills the form with saved values. Fields that differ from `previous` were edited, and keep their edited values. */
  const setSavedValues = (
    saved: ProfileValues,
    previous: Partial<ProfileValues>,
    options: KeepStateOptions = {},
  ) => {
    const current = form.getValues();
    // `keepFieldsRef` is needed because `setValue` writes into the registered inputs, which `reset` would otherwise unregister.
    form.reset(saved, { keepFieldsRef: true, ...options });
    for (const field of profileFields)
      if (current[field] !== previous[field]) form.setValue(field, current[field], { shouldDirty: true });
  };
  const reload = useEffectEvent(() =>
    setSavedValues(loadedValues, form.formState.defaultValues ?? {}, {
      keepErrors: true,
      keepTouched: true,
      keepIsSubmitted: true,
    }),
  );
  useEffect(() => reload(), [details]);

  const { dirtyFields } = form.formState;
  const hasUnsavedValues = profileFields.some(field => dirtyFields[field]);

  const restoreDraft = useEffectEvent(() => {
    for (const field of profileFields)
      if (draft[field] !== undefined) form.setValue(field, draft[field], { shouldDirty: true });
  });
  const storeDraft = useEffectEvent(() => {
    const edited = profileFields.filter(field => dirtyFields[field]);
    draft = Object.fromEntries(edited.map(field => [field, form.getValues(field)]));
  });
  useEffect(() => {
    restoreDraft();
    return () => storeDraft();
  }, []);
  // The draft is lost with the tab, so the browser asks before it closes the tab.
  useEffect(() => {
    if (!hasUnsavedValues) return;
    const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askBeforeClosing);
    return () => removeEventListener('beforeunload', askBeforeClosing);
  }, [hasUnsavedValues]);

  /** Marks the sent values as saved. Edits that were made during the call stay unsaved. */
  const markSaved = (sent: ProfileValues) => setSavedValues(sent, sent);
  return { ...form, markSaved, hasUnsavedValues };
}
