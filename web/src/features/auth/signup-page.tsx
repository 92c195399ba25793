import type { AuthenticationInitiateEnrollmentInput } from '@choose-life/client';
import { genders } from '@choose-life/contracts/domain/forms';
import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { Field, TextField } from '@/components/forms/field';
import { useRulesForm } from '@/components/forms/use-checked-form';
import { PrivacyLink } from '@/components/privacy-link';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { passwordRefusalOf } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { AuthForm, AuthLink, AuthPage, EmailField, PasswordField, useAuthCall } from './auth-page.tsx';
import { pendingSignUpAtom, useInitialSignUp } from './use-initial-values.ts';

const fields = ['userFirstName', 'userLastName', 'userGender', 'userEmail', 'userPassword'] as const;

type FieldName = (typeof fields)[number];

const idOf = (field: FieldName) => `sign-up-${field}`;

/** The page /signup. The typed values, without the password, are passed to /verify and kept in memory (s.2.2). */
export function SignupPage() {
  const form = useRulesForm('signup', fields);
  const { handleSubmit, visibleErrorOf } = form;
  const fieldOf = (field: FieldName) => ({ id: idOf(field), ...form.fieldOf(field) });
  useInitialSignUp(form);
  const signUp = useSignUp();
  const send = handleSubmit(values => {
    // The form has already validated the gender. `find` only narrows the type from `string`.
    const userGender = genders.find(gender => gender === values.userGender);
    if (userGender) signUp.send({ ...values, userGender });
  });
  // Before a submit each error is shown only at its field.
  const errors = fields.flatMap(field => {
    const message = form.formState.isSubmitted ? visibleErrorOf(field) : null;
    return message === null ? [] : [{ field, message }];
  });
  return (
    <AuthPage
      heading="Get Started"
      body="Create your account, then take the assessment in about 15 minutes."
      footer={
        <>
          Already have an account?{' '}
          <AuthLink to="login" userEmail={form.watch('userEmail')}>
            Login
          </AuthLink>
        </>
      }
    >
      <AuthForm onSubmit={send} className="grid gap-5">
        <ErrorSummary errors={errors} onChoose={field => form.setFocus(field)} />
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <TextField label="First Name" autoComplete="given-name" {...fieldOf('userFirstName')} />
          <TextField label="Last Name" autoComplete="family-name" {...fieldOf('userLastName')} />
        </div>
        <Field id={idOf('userGender')} label="Gender" error={visibleErrorOf('userGender')}>
          {control => (
            <NativeSelect {...control} {...form.register('userGender')} autoComplete="sex">
              <option value="">Choose one</option>
              {genders.map(gender => (
                <option key={gender} value={gender}>
                  {gender}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <EmailField {...fieldOf('userEmail')} />
        <PasswordField
          autoComplete="new-password"
          {...fieldOf('userPassword')}
          error={visibleErrorOf('userPassword') ?? passwordRefusalOf(signUp.error)}
        />
        <Button type="submit" busy={signUp.isPending} className="w-full">
          Sign Up
        </Button>
        <p className="text-meta text-ink-muted">
          Your answers stay between you and us. <PrivacyLink isInText className="text-indigo" />
        </p>
      </AuthForm>
    </AuthPage>
  );
}

function useSignUp() {
  const setPendingSignUp = useSetAtom(pendingSignUpAtom);
  const [, navigate] = useLocation();
  return useAuthCall(
    client.authentication.initiateEnrollment.mutate,
    (_answer, { userPassword: _password, ...entered }: AuthenticationInitiateEnrollmentInput) => {
      setPendingSignUp(entered);
      navigate(pathOf('verify'), { state: entered });
    },
  );
}

interface ErrorSummaryProps {
  readonly errors: readonly { readonly field: FieldName; readonly message: string }[];
  readonly onChoose: (field: FieldName) => void;
}

/** Lists the errors of a form that could not be sent, each with a link to its field. */
function ErrorSummary({ errors, onChoose }: ErrorSummaryProps) {
  // One or two errors are easy to find in the form.
  if (errors.length < 3) return null;
  return (
    <div
      role="alert"
      className="grid gap-1 rounded-input border-2 border-danger bg-surface p-4 text-meta text-danger"
    >
      <p className="font-bold">{`Please check ${errors.length} fields:`}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={event => {
                // The link must not add a history entry, which Back would return to.
                event.preventDefault();
                onChoose(field);
              }}
              className="inline-flex min-h-9 items-center rounded-chip font-semibold underline decoration-2 underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
