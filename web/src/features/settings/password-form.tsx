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
 * The form to change the password (s.3, s.5). s.5 does not require the confirmation. If it is empty, the new password is sent as the
 * confirmation.
 */
export function PasswordForm() {
  const username = useUserEmail() ?? '';
  const form = useRulesForm('changePassword', fields);
  const [isVisible, setVisible] = useState(false);
  // The e-mail may be loaded after the form is mounted.
  const fillUsername = useEffectEvent(() => form.setValue('username', username));
  useEffect(() => fillUsername(), [username]);
  const differenceWarning = useDifferenceWarning(form.watch());
  const changePassword = trpc.authentication.changePassword.useMutation({
    onSuccess: () => {
      form.reset({ username, oldPassword: '', userPassword: '', userConfirmPassword: '' });
      toast.success('Password changed');
    },
  });
  const send = form.handleSubmit(values => {
    if (changePassword.isPending) return;
    if (differenceWarning.isNeeded(values)) {
      differenceWarning.show(values);
      form.setFocus('userConfirmPassword');
      return;
    }
    changePassword.mutate({
      ...values,
      userConfirmPassword: values.userConfirmPassword || values.userPassword,
    });
  });
  const passwordProps = {
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
            {...form.fieldOf('username')}
          />
          <TextField
            label="Old Password"
            autoComplete="current-password"
            {...passwordProps}
            {...form.fieldOf('oldPassword')}
          />
          <TextField
            label="New Password"
            autoComplete="new-password"
            {...passwordProps}
            {...form.fieldOf('userPassword')}
            error={form.visibleErrorOf('userPassword') ?? passwordRefusalOf(changePassword.error)}
          />
          <TextField
            label="Confirm Password"
            autoComplete="new-password"
            {...passwordProps}
            {...form.fieldOf('userConfirmPassword')}
            hint={
              <ConfirmationHint
                isDifferent={
                  differenceWarning.isDifferent && Boolean(form.formState.touchedFields.userConfirmPassword)
                }
                isWarned={differenceWarning.isShown}
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
          <Button
            type="submit"
            busy={changePassword.isPending}
            busyLabel="Saving..."
            className="max-sm:w-full"
          >
            Change password
          </Button>
        </div>
      </Card>
    </form>
  );
}

interface ConfirmationHintProps {
  /** Whether the confirmation differs from the new password, and its field has lost the focus. */
  readonly isDifferent: boolean;
  /** Whether the form was not sent because of this difference. */
  readonly isWarned: boolean;
}

/** The hint of the confirmation, or the warning that the passwords differ. */
function ConfirmationHint({ isDifferent, isWarned }: ConfirmationHintProps) {
  const isWarning = isDifferent || isWarned;
  return (
    <span aria-live="polite" className={isWarning ? 'flex items-start gap-1.5 font-semibold text-ink' : ''}>
      {isWarning && <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-warn" />}
      <span>{confirmationText({ isDifferent, isWarned })}</span>
    </span>
  );
}

function confirmationText({ isDifferent, isWarned }: ConfirmationHintProps): string {
  if (isWarned)
    return 'The two passwords differ. Look at them with Show Password, or press Change password again to send them as they are.';
  return isDifferent ? 'The two passwords differ.' : 'Once more, so that a slip does not lock you out.';
}

type Passwords = Readonly<Record<'userPassword' | 'userConfirmPassword', string>>;

/**
 * The warning that the new password and the confirmation differ. A submission of different values shows the warning and is not sent. If the
 * same values are submitted again, they are sent, since s.5 does not require that they are equal.
 * @param typed the present values of the two fields
 */
function useDifferenceWarning(typed: Passwords) {
  const [warnedPair, setWarnedPair] = useState<Passwords | null>(null);
  // `userConfirmPassword` is undefined until its field is registered.
  const areDifferent = ({ userPassword, userConfirmPassword = '' }: Passwords) =>
    userConfirmPassword !== '' && userConfirmPassword !== userPassword;
  const wasWarned = ({ userPassword, userConfirmPassword }: Passwords) =>
    warnedPair?.userPassword === userPassword && warnedPair.userConfirmPassword === userConfirmPassword;
  return {
    isDifferent: areDifferent(typed),
    isShown: areDifferent(typed) && wasWarned(typed),
    /** Whether the form must show the warning instead of being sent. */
    isNeeded: (submitted: Passwords) => areDifferent(submitted) && !wasWarned(submitted),
    show: setWarnedPair,
  };
}
