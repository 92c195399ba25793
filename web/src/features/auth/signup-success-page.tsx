import { brandName } from '@choose-life/contracts/domain/brand';
import { PartyPopper } from 'lucide-react';
import { useLocation } from 'wouter';
import { client } from '@/api/client';
import { Button } from '@/components/ui/button';
import { pathOf } from '@/paths';
import { AuthLink, AuthPage, PageIcon, useAuthCall } from './auth-page.tsx';
import { dropMailedLink } from './mailed-link.ts';
import { LinkFailed, useMailedLink } from './use-mailed-link.tsx';

/**
 * The page /signup/success, which the mailed link opens. Its button completes the sign-up (s.2.2). After a failure the same button sends a
 * new link. The button stays the same element, so that the focus returns to it when the error modal is closed.
 */
export function SignupSuccessPage() {
  const [, navigate] = useLocation();
  const complete = useAuthCall(client.authentication.completeEnrollment.mutate, (_answer, { userEmail }) => {
    dropMailedLink();
    navigate(pathOf('login'), { state: { userEmail } });
  });
  const resend = useAuthCall(client.authentication.resendOtp.mutate, (_answer, { userEmail }) =>
    navigate(pathOf('verify'), { state: { userEmail } }),
  );
  const { readLinkOrWarn, hasFailed, userEmail } = useMailedLink(complete.error);
  const proceed = () => {
    const link = readLinkOrWarn();
    if (link) complete.send(link);
  };
  const loginLink = hasFailed && (
    <AuthLink to="login" userEmail={userEmail}>
      Log in
    </AuthLink>
  );
  // Without an e-mail no new link can be sent.
  const resendTo = hasFailed ? userEmail : null;
  return (
    <AuthPage
      heading={
        hasFailed ? 'This link did not work' : `Congratulations, you've created a ${brandName} account!`
      }
      body={
        hasFailed
          ? 'Your account may be ready already: then just log in.'
          : 'One more step: confirm your e-mail and log in.'
      }
      footer={loginLink}
    >
      {hasFailed ? <LinkFailed userEmail={userEmail} /> : <PageIcon Icon={PartyPopper} tone="festive" />}
      {hasFailed && userEmail === null ? (
        <AuthLink to="signup">Sign up again</AuthLink>
      ) : (
        <Button
          busy={complete.isPending || resend.isPending}
          busyLabel="Loading..."
          onClick={resendTo === null ? proceed : () => resend.send({ userEmail: resendTo })}
          className="w-full"
        >
          {hasFailed ? 'Send Again' : 'Proceed to Login'}
        </Button>
      )}
    </AuthPage>
  );
}
