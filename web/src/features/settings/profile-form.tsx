import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { KeepStateOptions, UseFormRegisterReturn } from 'react-hook-form';
import { trpc } from '../../api/trpc.tsx';
import { Field, NumberBox, TextField } from '../../components/forms/field.tsx';
import { useCheckedForm } from '../../components/forms/use-checked-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { notify } from '../../feedback/notification.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { profileCopy as copy, profileCopy } from './copy.ts';
import {
  type NumberFieldName,
  onlyCountry,
  type ProfileDetails,
  type ProfileValues,
  profileFaultsOf,
  profileFields,
  profileUpdateOf,
  profileValuesOf,
} from './profile-values.ts';
import { ReadOnlyField, SettingsSection } from './settings-section.tsx';

const { labels } = copy;

/** The profile form (s.3). Saving reloads the details. */
export function ProfileForm({ details }: { details: ProfileDetails }) {
  const { fieldOf, register, handleSubmit, markSaved, unsaved } = useProfileForm(details);
  const company = useCompanyName();
  const update = useProfileUpdate();
  const save = handleSubmit(values => {
    if (update.isPending) return;
    update.mutate(profileUpdateOf(values, details), { onSuccess: () => markSaved(values) });
  });
  const { userCountry } = profileValuesOf(details);
  const countries = userCountry === onlyCountry ? [onlyCountry] : [onlyCountry, userCountry];
  return (
    <form noValidate onSubmit={save}>
      <Card className="divide-y divide-line sm:p-8">
        <SettingsSection {...copy.you}>
          <TextField
            label={labels.userFirstName}
            autoComplete="given-name"
            maxLength={200}
            {...fieldOf('userFirstName')}
          />
          <TextField
            label={labels.userLastName}
            autoComplete="family-name"
            maxLength={200}
            {...fieldOf('userLastName')}
          />
          <ReadOnlyField
            label={labels.userEmail}
            reason={copy.emailReason}
            type="email"
            autoComplete="email"
            value={details.userEmail}
            className="sm:col-span-2"
          />
        </SettingsSection>
        <SettingsSection {...copy.work}>
          <ReadOnlyField label={labels.organization} reason={copy.organizationReason} value={company} />
          <Field label={labels.userCountry}>
            {control => (
              <NativeSelect {...control} {...register('userCountry')} autoComplete="country-name">
                {countries.map(country => (
                  <option key={country} value={country}>
                    {country}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <div className="sm:col-span-2">
            <TextField
              label={labels.userOfficeAddress}
              autoComplete="address-line1"
              maxLength={500}
              {...fieldOf('userOfficeAddress')}
            />
          </div>
        </SettingsSection>
        <SettingsSection {...copy.health}>
          <NumberField {...fieldOf('userAge')} name="userAge" />
          <NumberField {...fieldOf('userBloodGlucose')} name="userBloodGlucose" />
        </SettingsSection>
        <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3 pt-6">
          <p role="status" className="text-meta font-semibold text-ink-muted">
            {unsaved && copy.unsaved}
          </p>
          <Button type="submit" busy={update.isPending} busyLabel={copy.saving} className="max-sm:w-full">
            {copy.save}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function useProfileUpdate() {
  const utils = trpc.useUtils();
  return trpc.user.update.useMutation({
    onSuccess: () => {
      notify({ type: 'success', ...copy.updated });
      void utils.authentication.userDetails.invalidate();
    },
  });
}

interface NumberFieldProps extends UseFormRegisterReturn<NumberFieldName> {
  readonly error: string | null;
}

/** A number with its unit. */
function NumberField({ error, ...registered }: NumberFieldProps) {
  const { name } = registered;
  return (
    <Field label={copy.labels[name]} error={error}>
      {control => (
        <span className="relative block">
          <NumberBox {...control} {...registered} className="pe-20" />
          <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-meta text-ink-muted">
            {copy.units[name]}
          </span>
        </span>
      )}
    </Field>
  );
}

/** The name of the company, or 'No company yet' (s.2.3). */
function useCompanyName(): string {
  const companyId = useAtomValue(storedAtoms.companyId);
  const company = trpc.company.readByCompanyId.useQuery(
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  );
  if (company.isLoading) return profileCopy.loading;
  return (companyId !== null && company.data?.data.companyName?.trim()) || profileCopy.noCompany;
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
