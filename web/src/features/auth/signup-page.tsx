import { genders } from '@choose-life/contracts/domain/forms';
import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { trpc } from '../../api/trpc.ts';
import { useRulesForm } from '../../components/forms/use-rules-form.ts';
import { PrivacyLink } from '../../components/privacy-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { passwordRefusalOf } from '../../feedback/call-fault.ts';
import { pathOf } from '../../paths.ts';
import { AuthPage, FooterLink } from './auth-page.tsx';
import { authCopy } from './copy.ts';
import { EmailField } from './email-field.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { pendingSignUpAtom, useInitialSignUp } from './use-initial-values.ts';

const fields = ['userFirstName', 'userLastName', 'userGender', 'userEmail', 'userPassword'] as const;

const idOf = (field: (typeof fields)[number]) => `sign-up-${field}`;

/** /signup. The values are handed to /verify and kept in memory, without the password (s.2.2). */
export function SignupPage() {
  const { signup: copy, labels } = authCopy;
  const form = useRulesForm('signup', fields);
  const { handleSubmit, faultShown } = form;
  const fieldOf = (field: (typeof fields)[number]) => ({ id: idOf(field), ...form.fieldOf(field) });
  useInitialSignUp(form);
  const signUp = useSignUp();
  const send = handleSubmit(values => {
    const userGender = genders.find(gender => gender === values.userGender);
    if (userGender && !signUp.isPending) signUp.mutate({ ...values, userGender });
  });
  const faults = fields.flatMap(field => {
    const message = form.formState.isSubmitted ? faultShown(field) : null;
    return message === null ? [] : [{ field, message }];
  });
  return (
    <AuthPage
      heading={copy.heading}
      body={copy.body}
      footer={<FooterLink copy={copy} to="login" userEmail={form.watch('userEmail')} />}
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        <FaultSummary faults={faults} idOf={idOf} onChoose={field => form.setFocus(field)} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField label={labels.firstName} autoComplete="given-name" {...fieldOf('userFirstName')} />
          <TextField label={labels.lastName} autoComplete="family-name" {...fieldOf('userLastName')} />
        </div>
        <Field id={idOf('userGender')} label={labels.gender} error={faultShown('userGender')}>
          {control => (
            <Select {...control} {...form.register('userGender')} autoComplete="sex">
              <option value="">{copy.chooseGender}</option>
              {genders.map(gender => (
                <option key={gender}>{gender}</option>
              ))}
            </Select>
          )}
        </Field>
        <EmailField {...fieldOf('userEmail')} />
        <PasswordField
          autoComplete="new-password"
          {...fieldOf('userPassword')}
          error={faultShown('userPassword') ?? passwordRefusalOf(signUp.error)}
        />
        <Button type="submit" width="full" busy={signUp.isPending}>
          {copy.submit}
        </Button>
        <p className="text-meta text-ink-muted">
          {copy.confidential} <PrivacyLink inText className="text-indigo" />
        </p>
      </form>
    </AuthPage>
  );
}

function useSignUp() {
  const keep = useSetAtom(pendingSignUpAtom);
  const [, navigate] = useLocation();
  return trpc.authentication.initiateEnrollment.useMutation({
    meta: { onFault: 'capitalised' },
    onSuccess: (_answer, { userPassword: _kept, ...entered }) => {
      keep(entered);
      navigate(pathOf('verify'), { state: entered });
    },
  });
}
