import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useUserEmail } from '@/api/reports';
import { trpc } from '@/api/trpc';
import { CheckboxField, TextField } from '@/components/forms/field';
import { useRulesForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { passwordRefusalOf } from '@/feedback/show-fault';
import { ReadOnlyField, SettingsSection } from './settings-section.tsx';

const fields = ['username', 'oldPassword', 'userPassword', 'userConfirmPassword'] as const;

/**
 * The form to change the password (s.3, s.5). s.5 does not require the confirmation, so the new password is sent instead of an empty
 * confirmation.
 */
export function PasswordForm() {
  const username = useUserEmail() ?? '';
  const form = useRulesForm('changePassword', fields);
  const { fieldOf, handleSubmit, visibleErrorOf, setFocus, reset } = form;
  const [isVisible, setVisible] = useState(false);
  // The e-mail may be loaded after the form is mounted.
  const fillUsername = useEffectEvent(() => form.setValue('username', username));
  useEffect(() => fillUsername(), [username]);
  const differenceWarning = useDifferenceWarning(form.watch());
  const change = trpc.authentication.changePassword.useMutation({
    onSuccess: () => {
      reset({ username, oldPassword: '', userPassword: '', userConfirmPassword: '' });
      toast.success('Password changed');
    },
  });
  const send = handleSubmit(values => {
    if (change.isPending) return;
    if (differenceWarning.mustWarn(values)) {
      setFocus('userConfirmPassword');
      return;
    }
    change.mutate({ ...values, userConfirmPassword: values.userConfirmPassword || values.userPassword });
  });
  const password = {
    type: isVisible ? 'text' : 'password',
    autoCapitalize: 'off',
    spellCheck: false,
    // The maximum length of a password in the contract.
    maxLength: 1024,
  };
  return (
    <form noValidate onSubmit={send}>
      <Card className="divide-y divide-line sm:p-8">
        <SettingsSection heading="Change your password" text="Long and easy for you to remember is best.">
          <ReadOnlyField
            label="Username"
            reason="Your e-mail is your username."
            autoComplete="username"
            {...fieldOf('username')}
          />
          <TextField
            label="Old Password"
            autoComplete="current-password"
            {...password}
            {...fieldOf('oldPassword')}
          />
          <TextField
            label="New Password"
            autoComplete="new-password"
            {...password}
            {...fieldOf('userPassword')}
            error={visibleErrorOf('userPassword') ?? passwordRefusalOf(change.error)}
          />
          <TextField
            label="Confirm Password"
            autoComplete="new-password"
            {...password}
            {...fieldOf('userConfirmPassword')}
            hint={
              <ConfirmNote
                differs={
                  differenceWarning.differs && Boolean(form.formState.touchedFields.userConfirmPassword)
                }
                isWarned={differenceWarning.isWarned}
              />
            }
          />
          <div className="-mt-2 sm:col-span-2">
            <CheckboxField checked={isVisible} onChange={event => setVisible(event.target.checked)}>
              Show Password
            </CheckboxField>
          </div>
        </SettingsSection>
        <div className="flex justify-end pt-6">
          <Button type="submit" busy={change.isPending} busyLabel="Saving..." className="max-sm:w-full">
            Change password
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** The hint of the confirmation, or the warning that the passwords differ. Unlike an error, the warning blocks nothing. */
function ConfirmNote({ differs, isWarned }: { differs: boolean; isWarned: boolean }) {
  const isWarning = differs || isWarned;
  const hint = differs ? 'The two passwords differ.' : 'Once more, so that a slip does not lock you out.';
  return (
    <span aria-live="polite" className={isWarning ? 'flex items-start gap-1.5 font-semibold text-ink' : ''}>
      {isWarning && <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />}
      <span>
        {isWarned
          ? 'The two passwords differ. Look at them with Show Password, or press Change password again to send them as they are.'
          : hint}
      </span>
    </span>
  );
}

type Passwords = Readonly<Record<'userPassword' | 'userConfirmPassword', string>>;

/**
 * Warns once if the new password and the confirmation differ. After a change of either field it warns again.
 * @param typed the present values of the two fields
 */
function useDifferenceWarning(typed: Passwords) {
  const [warnedAbout, setWarnedAbout] = useState<Passwords | null>(null);
  // `userConfirmPassword` is undefined until its field is registered.
  const areDifferent = ({ userPassword, userConfirmPassword = '' }: Passwords) =>
    userConfirmPassword !== '' && userConfirmPassword !== userPassword;
  const wasWarned = ({ userPassword, userConfirmPassword }: Passwords) =>
    warnedAbout?.userPassword === userPassword && warnedAbout.userConfirmPassword === userConfirmPassword;
  /** Whether the form must show the warning instead of being sent. Only once per pair, since s.5 does not require that the two match. */
  const mustWarn = (sent: Passwords) => {
    if (!areDifferent(sent) || wasWarned(sent)) return false;
    setWarnedAbout(sent);
    return true;
  };
  return {
    differs: areDifferent(typed),
    isWarned: areDifferent(typed) && wasWarned(typed),
    mustWarn,
  };
}
