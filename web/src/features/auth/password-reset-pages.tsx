import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { useRulesForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import { passwordRefusalOf } from '@/feedback/show-fault';
import { pathOf } from '@/paths';
import { storedAtoms } from '@/session/stored-atoms';
import { AuthForm, AuthLink, AuthPage, EmailField, PasswordField, useAuthCall } from './auth-page.tsx';
import { dropMailedLink } from './mailed-link.ts';
import { useInitialEmail } from './use-initial-values.ts';
import { LinkFailed, useMailedLink } from './use-mailed-link.tsx';

/** The page /forgot-password. It stores the e-mail, requests a link for it, and opens /verify (s.2.2). */
export function ForgotPasswordPage() {
  const form = useRulesForm('forgotPassword', ['userEmail']);
  useInitialEmail(form);
  const storeEmail = useSetAtom(storedAtoms.email);
  const resetLink = useResetLink();
  const send = form.handleSubmit(({ userEmail }) => {
    if (resetLink.isPending) return;
    storeEmail(userEmail);
    resetLink.send({ userEmail });
  });
  return (
    <AuthPage
      heading="Forgot your password?"
      body="Enter your e-mail and we will send you a link to choose a new one."
      footer={<LoginFooter userEmail={form.watch('userEmail')} />}
    >
      <AuthForm onSubmit={send} className="grid gap-6">
        <EmailField {...form.fieldOf('userEmail')} />
        <Button type="submit" busy={resetLink.isPending} className="w-full">
          Send verification link
        </Button>
      </AuthForm>
    </AuthPage>
  );
}

function LoginFooter({ userEmail }: { userEmail?: string }) {
  return (
    <>
      Remembered it?{' '}
      <AuthLink to="login" userEmail={userEmail}>
        Login
      </AuthLink>
    </>
  );
}

/** The call that sends a link for a new password. */
function useResetLink() {
  const [, navigate] = useLocation();
  return useAuthCall(client.authentication.initiatePasswordReset.mutate, (_answer, { userEmail }) =>
    navigate(pathOf('verify'), { state: { userEmail } }),
  );
}

/** The page /reset-password, which the mailed link opens (s.2.2). */
export function ResetPasswordPage() {
  const { fieldOf, handleSubmit, visibleErrorOf } = useRulesForm('resetCompletion', ['userPassword']);
  const [, navigate] = useLocation();
  const reset = useAuthCall(client.authentication.completePasswordReset.mutate, (_answer, { userEmail }) => {
    dropMailedLink();
    navigate(pathOf('resetSuccess'), { state: { userEmail } });
  });
  // `resendOtp` would not help: after a link was used no reset is pending, and the e-mail of `resendOtp` then contains no link.
  const newLink = useResetLink();
  const { readLinkOrWarn, hasFailed, userEmail, username } = useMailedLink(reset.error);
  const send = handleSubmit(({ userPassword }) => {
    const link = reset.isPending ? null : readLinkOrWarn();
    if (link) reset.send({ userPassword, ...link });
  });
  return (
    <AuthPage
      heading="Reset your password?"
      body="Choose a new password for your account."
      footer={<LoginFooter />}
    >
      <AuthForm onSubmit={send} className="grid gap-6">
        {/* Password managers store the new password under this name. */}
        <input type="email" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Enter New Password"
          autoComplete="new-password"
          {...fieldOf('userPassword')}
          error={visibleErrorOf('userPassword') ?? passwordRefusalOf(reset.error)}
        />
        <Button
          type="submit"
          variant={hasFailed ? 'outline' : 'default'}
          busy={reset.isPending}
          className="w-full"
        >
          Reset password
        </Button>
      </AuthForm>
      {hasFailed && (
        <LinkFailed userEmail={userEmail}>
          {userEmail === null ? (
            <AuthLink to="forgotPassword">Ask for a new link</AuthLink>
          ) : (
            <Button busy={newLink.isPending} onClick={() => newLink.send({ userEmail })} className="w-full">
              Send Again
            </Button>
          )}
        </LinkFailed>
      )}
    </AuthPage>
  );
}
