import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useUserEmail } from '../../api/report-list.ts';
import { trpc } from '../../api/trpc.ts';
import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { passwordRefusalOf } from '../../feedback/call-fault.ts';
import { ConfirmNote } from './confirm-note.tsx';
import { passwordCopy as copy } from './copy/settings.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { usePasswordsDiffer } from './use-passwords-differ.ts';

const { labels } = copy;
const fields = ['username', 'oldPassword', 'userPassword', 'userConfirmPassword'] as const;

/** The password form (s.3, s.5). With an empty confirmation the new password is sent for it. */
export function PasswordForm() {
  const username = useUserEmail() ?? '';
  const form = useRulesForm('changePassword', fields);
  const { fieldOf, handleSubmit, faultShown, setValue, setFocus, reset } = form;
  const [shown, setShown] = useState(false);
  useEffect(() => setValue('username', username), [username, setValue]);
  const differing = usePasswordsDiffer(form.watch('userPassword'), form.watch('userConfirmPassword'));
  const change = trpc.authentication.changePassword.useMutation({
    onSuccess: () => {
      reset({ username, oldPassword: '', userPassword: '', userConfirmPassword: '' });
      toast.success(copy.changed);
    },
  });
  const send = handleSubmit(values => {
    if (change.isPending) return;
    if (differing.mustWarn()) return setFocus('userConfirmPassword');
    change.mutate({ ...values, userConfirmPassword: values.userConfirmPassword || values.userPassword });
  });
  const password = {
    type: shown ? 'text' : 'password',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 1024,
  };
  return (
    <form noValidate onSubmit={send}>
      <Card className="divide-y divide-line sm:p-8">
        <SettingsSection {...copy.section}>
          <ReadOnlyField
            label={labels.username}
            reason={copy.usernameReason}
            autoComplete="username"
            {...fieldOf('username')}
          />
          <TextField
            label={labels.oldPassword}
            autoComplete="current-password"
            {...password}
            {...fieldOf('oldPassword')}
          />
          <TextField
            label={labels.userPassword}
            autoComplete="new-password"
            {...password}
            {...fieldOf('userPassword')}
            error={faultShown('userPassword') ?? passwordRefusalOf(change.error)}
          />
          <TextField
            label={labels.userConfirmPassword}
            autoComplete="new-password"
            {...password}
            {...fieldOf('userConfirmPassword')}
            hint={
              <ConfirmNote
                differs={differing.differs && Boolean(form.formState.touchedFields.userConfirmPassword)}
                warned={differing.warned}
              />
            }
          />
          <div className="-mt-2 sm:col-span-2">
            <Checkbox checked={shown} onChange={event => setShown(event.target.checked)}>
              {labels.show}
            </Checkbox>
          </div>
        </SettingsSection>
        <div className="flex justify-end pt-6">
          <Button type="submit" busy={change.isPending} busyLabel={copy.saving} className="max-sm:w-full">
            {copy.submit}
          </Button>
        </div>
      </Card>
    </form>
  );
}
