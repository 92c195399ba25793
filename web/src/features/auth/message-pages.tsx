import { useAtomValue } from 'jotai';
import { CircleCheck, MailCheck, PartyPopper } from 'lucide-react';
import { useHistoryState } from 'wouter/use-browser-location';
import { client } from '@/api/client';
import { Button, ButtonLink } from '@/components/ui/button';
import { notify } from '@/feedback/notification';
import { pathOf } from '@/paths';
import { AuthLink, AuthPage, PageIcon, useAuthCall } from './auth-page.tsx';
import { textInState } from './mailed-link.ts';
import { pendingSignUpAtom } from './use-initial-values.ts';

/** The page /reset/success. */
export function ResetSuccessPage() {
  const userEmail = textInState(useHistoryState<unknown>(), 'userEmail');
  return (
    <AuthPage
      heading="Congratulations, you've reset your password!"
      body="You can log in with your new password now."
    >
      <PageIcon Icon={PartyPopper} tone="festive" />
      <ButtonLink href={pathOf('login')} state={userEmail === null ? null : { userEmail }} className="w-full">
        Proceed to Login
      </ButtonLink>
    </AuthPage>
  );
}

/** The page /account/deleted, which is opened after the deletion in Settings. */
export function AccountDeletedPage() {
  return (
    <AuthPage
      heading="Your account is deleted"
      body="Your profile, your answers and your reports are gone, and this browser has forgotten you. Thank you for the time you gave us."
      footer={
        <>
          Changed your mind? <AuthLink to="signup">Sign Up</AuthLink>
        </>
      }
    >
      <PageIcon Icon={CircleCheck} />
      <ButtonLink href={pathOf('home')} className="w-full">
        To the home page
      </ButtonLink>
    </AuthPage>
  );
}

/** The page /verify-reset: a fixed message. s.2.2 requires the page, but no page opens it: by s.2.2 `ForgotPasswordPage` leads to /verify. */
export function VerifyResetPage() {
  return (
    <AuthPage
      heading="Verification link sent!"
      body="A verification link was sent to your e-mail. Open it to choose a new password."
      footer={<AuthLink to="login">Back to Login</AuthLink>}
    >
      <PageIcon Icon={MailCheck} />
    </AuthPage>
  );
}

/**
 * The page /verify: shows the address that a link was sent to, and sends the link again. s.2.2 specifies the texts of the modal, although no
 * profile is updated here.
 */
export function VerifyPage() {
  const state = useHistoryState<unknown>();
  const pending = useAtomValue(pendingSignUpAtom);
  const userEmail = textInState(state, 'userEmail') ?? pending?.userEmail ?? null;
  const resend = useAuthCall(client.authentication.resendOtp.mutate, () =>
    notify({ type: 'success', title: 'User Updated', body: "Congratulations! You've updated your profile" }),
  );
  return (
    <AuthPage
      heading="Verification link sent!"
      body={
        <div className="grid gap-3">
          {/* A browser's translation replaces text nodes, which React then cannot change. With the keys React replaces the whole element. */}
          <p>
            {userEmail === null ? (
              <span key="sent">A verification link was sent to your e-mail.</span>
            ) : (
              <span key="sent to">
                A verification link was sent to <strong className="font-bold text-ink">{userEmail}</strong>.
              </span>
            )}
          </p>
          <p>Open it to continue. It may take a minute to arrive; look in your spam folder too.</p>
        </div>
      }
      footer={
        <>
          Didn't get it?{' '}
          {/* Send Again needs an address, which is unknown in another tab. The person then enters it again in the sign-up form. This page does
              not know whether the e-mail was for a sign-up or a reset. */}
          {userEmail === null ? (
            <AuthLink to="signup">Wrong address? Start again</AuthLink>
          ) : (
            <Button
              variant="link"
              size="inline"
              busy={resend.isPending}
              onClick={() => resend.send({ userEmail })}
            >
              Send Again
            </Button>
          )}
        </>
      }
    >
      <PageIcon Icon={MailCheck} />
    </AuthPage>
  );
}
