import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { notify } from '../../feedback/notification.ts';
import { profileCopy as copy } from './copy/settings.ts';
import { NumberField } from './number-field.tsx';
import { onlyCountry, type ProfileDetails, profileUpdateOf, profileValuesOf } from './profile-values.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useCompanyName } from './use-company-name.ts';
import { useProfileForm } from './use-profile-form.ts';

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
              <Select {...control} {...register('userCountry')} autoComplete="country-name">
                {countries.map(country => (
                  <option key={country}>{country}</option>
                ))}
              </Select>
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
