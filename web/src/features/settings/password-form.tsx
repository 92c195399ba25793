import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useUserEmail } from '../../api/report-list.ts';
import { trpc } from '../../api/trpc.ts';
import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { passwordCopy as copy } from '../../copy/settings.ts';
import { ReadOnlyField } from './read-only-field.tsx';
import { SettingsSection } from './settings-section.tsx';

const { labels } = copy;
const fields = ['username', 'oldPassword', 'userPassword'] as const;

/** The password form (s.3, s.5). There is no field to confirm in: the new password is sent as its own confirmation. */
export function PasswordForm() {
  const username = useUserEmail() ?? '';
  const { register, handleSubmit, faultShown, setValue, reset } = useRulesForm('changePassword', fields);
  const [shown, setShown] = useState(false);
  useEffect(() => setValue('username', username), [username, setValue]);
  const change = trpc.authentication.changePassword.useMutation({
    onSuccess: () => {
      reset({ username, oldPassword: '', userPassword: '' });
      toast.success(copy.changed);
    },
  });
  const send = handleSubmit(values => {
    if (!change.isPending) change.mutate({ ...values, userConfirmPassword: values.userPassword });
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
            error={faultShown('username')}
            {...register('username')}
            autoComplete="username"
            className="sm:col-span-2"
          />
          <Field label={labels.oldPassword} error={faultShown('oldPassword')}>
            {control => (
              <Input
                {...control}
                {...register('oldPassword')}
                {...password}
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field label={labels.userPassword} error={faultShown('userPassword')}>
            {control => (
              <Input {...control} {...register('userPassword')} {...password} autoComplete="new-password" />
            )}
          </Field>
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
